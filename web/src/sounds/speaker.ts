/** The one speaker of the page, as loud as the settings say. */
import { settings } from '../lib/settings.svelte';
import { Speaker } from './sounds';
import { strike } from './synth';

export const speaker = new Speaker(strike, () => settings, () => performance.now());
