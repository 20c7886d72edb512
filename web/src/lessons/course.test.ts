import { describe, expect, it } from 'vitest';
import { deedsSince, recordFor, Walk, type Prepared, type Step } from './course';

const STEPS: Step[] = [
  { id: 'look' },
  { id: 'draw', do: 'draw (?!pile)\\w+', free: true },
  { id: 'claim', do: 'claim .+' },
  { id: 'points' },
];
const DRAWS = ['draw pile', 'draw red', 'draw blue', 'contracts'];
const CLAIMS = ['claim a', 'claim b', 'draw pile'];
const start = (): Walk => new Walk(STEPS, ['draw red', 'claim b']);

describe('a walk through a chapter', () => {
  it('asks for what fits the step, or for what the prepared game did', () => {
    expect(start().asked(DRAWS)).toEqual([]);
    const drawing = start().next();
    expect(drawing.asked(DRAWS)).toEqual(['draw red', 'draw blue']);
    const claiming = drawing.chose(DRAWS, 'draw blue');
    expect(claiming.step?.id).toBe('claim');
    expect(claiming.asked(CLAIMS)).toEqual(['claim b']);
    expect(claiming.asked(['claim a', 'pass'])).toEqual(['claim a']);
  });
  it('ends after its last step', () => {
    const end = start().next().chose(DRAWS, 'draw red').chose(CLAIMS, 'claim a');
    expect([end.step?.id, end.finished]).toEqual(['points', false]);
    expect(end.next().finished).toBe(true);
    expect(end.chose(['pass'], 'pass').astray).toBe(false);
  });
  it('may be shortened by doing what a later step asks for', () => {
    expect(start().chose(DRAWS, 'draw red').step?.id).toBe('claim');
  });
  it('is left by doing something else, and found again by taking it back', () => {
    const astray = start().next().chose(DRAWS, 'contracts');
    expect([astray.astray, astray.step, astray.finished]).toEqual([true, null, false]);
    expect(astray.chose(['keep'], 'keep').astray).toBe(true);
    expect(astray.undone(DRAWS).step?.id).toBe('draw');
    expect(astray.undone(CLAIMS).astray).toBe(true);
    expect(astray.offered(CLAIMS)).toBe(astray);
  });
  it('goes back when what was right is taken back', () => {
    expect(start().next().chose(DRAWS, 'draw red').undone(DRAWS).step?.id).toBe('draw');
  });
  it('passes over what is not possible', () => {
    expect(start().offered(CLAIMS).step?.id).toBe('look');
    expect(start().next().offered(CLAIMS).step?.id).toBe('claim');
    expect(start().next().offered(['pass']).step?.id).toBe('points');
  });
});

describe('a prepared game', () => {
  const prepared: Prepared = {
    seat: 0,
    moments: { one: 1 },
    record: ['{"seats":["Ada","Bo"]}', '{"seat":0,"do":"x"}', '{"deal":"pink"}', '{"seat":1,"do":"y"}', '{"seat":0,"do":"z"}'],
  };
  it('tells what the learner did in it', () => {
    expect(deedsSince(prepared, 0)).toEqual(['x', 'z']);
    expect(deedsSince(prepared, 1)).toEqual(['z']);
  });
  it('is played under the name of who learns', () => {
    expect(recordFor(prepared, 'Eva').split('\n')[0]).toBe('{"seats":["Eva","Bo"]}');
  });
});
