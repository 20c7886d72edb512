/** Sounds of our own, made by the Web Audio API when they are heard: no files, nothing to load. */
import type { Sound } from './sounds';

interface Note {
  at: number; // seconds after the beginning
  pitch: number; // hertz; of a noise the middle of its band
  long: number; // seconds until it has died away
  loud: number;
  noise?: boolean; // as paper and wood make it, rather than a tone
}

const tone = (at: number, pitch: number, long: number, loud: number): Note => ({ at, pitch, long, loud });
const noise = (at: number, pitch: number, long: number, loud: number): Note => ({ ...tone(at, pitch, long, loud), noise: true });

const NOTES: Record<Sound, readonly Note[]> = {
  card: [noise(0, 3600, 0.07, 0.09)],
  wood: [tone(0, 170, 0.08, 0.09), noise(0, 900, 0.04, 0.12)],
  dice: [0, 0.06, 0.13, 0.22].map((at, k) => noise(at, 1900 - 150 * k, 0.04, 0.16 - 0.03 * k)),
  coin: [tone(0, 1865, 0.14, 0.02), tone(0.05, 2489, 0.18, 0.02)],
  turn: [tone(0, 523, 0.35, 0.1), tone(0.14, 659, 0.35, 0.1)],
  clock: [0, 0.25, 0.5].map((at) => tone(at, 880, 0.08, 0.08)),
  last: [tone(0, 659, 0.3, 0.08), tone(0.16, 523, 0.3, 0.08), tone(0.32, 440, 0.5, 0.08)],
  end: [523, 659, 784, 1047].map((pitch, k) => tone(0.15 * k, pitch, 0.6, 0.08)),
};
const SILENCE = 0.0001; // what dies away by halves never gets to nothing

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Let a sound be heard; nothing where nobody has touched the page yet, as browsers want it. */
export function strike(sound: Sound, volume: number): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of NOTES[sound]) play(context, note, volume);
}

function play(audio: AudioContext, note: Note, volume: number): void {
  const begin = audio.currentTime + note.at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(Math.max(SILENCE, note.loud * volume), begin);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, begin + note.long);
  loudness.connect(audio.destination);
  const source = note.noise ? noisy(audio, note.pitch, loudness) : tuned(audio, note.pitch, loudness);
  source.start(begin);
  source.stop(begin + note.long);
}

function tuned(audio: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  const voice = audio.createOscillator();
  voice.frequency.value = pitch;
  voice.connect(into);
  return voice;
}

function noisy(audio: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  const [source, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = hiss ??= whiteNoise(audio);
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(into);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  return buffer;
}
