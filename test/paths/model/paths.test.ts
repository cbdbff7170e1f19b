import { describe, expect, it } from 'vitest';
import { PATHS } from '#src/review/journey/paths/paths.ts';
import { replayLine } from '#test/model/paths/replayLine.ts';
import { modelled, runPath } from './runPath.ts';

const MODELLED = modelled(PATHS);
describe('The journey on timers and promises', () => {
  it('has every path to go (R1.1)', () => {
    expect(PATHS).not.toEqual([]);
    expect(MODELLED.map(({ path }) => path)).toEqual(PATHS);
  });

  it.each(MODELLED)('goes where the chart alone leads: $path.name (R1.1)', async (one) => {
    const { compared } = await runPath(one).catch((error: unknown) => {
      throw new Error(`${String(error)}\nreplay ${replayLine(one.path)}`, { cause: error });
    });
    const atOnce = one.steps.filter(({ event }) => event.type.startsWith('xstate.error.actor.watch'));
    expect(compared).toBe(one.steps.length - atOnce.length);
  });
});
