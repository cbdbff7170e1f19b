import { describe, expect, it, vi } from 'vitest';
import { type JourneyPath, PATHS } from '#machines/graph/paths/paths.ts';
import { replayLine } from '#test/model/paths/outcomes.ts';
import { modelled, type ModelledPath } from './journeyModel.ts';
import { runPath } from './runPath.ts';
import { checksOf, strict } from './strict.ts';

const MODELLED = modelled(PATHS);
const OPENED = { type: 'url.opened', path: '/', hash: '' };

function modelledOne(events: JourneyPath['events']): ModelledPath {
  const [one] = modelled([{ name: 'one', start: 'guest', events, leads: [] }]);
  if (one === undefined) throw new Error('The path was not taken up.');
  return one;
}

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

describe('What runs a path', () => {
  it('fails on an event that nobody knows how to cause, where the library passes over it (R1.1)', async () => {
    const one = modelledOne([OPENED, { type: 'nobody.knowsThis' }]);
    await expect(one.test({ events: {}, states: {} })).resolves.toBeDefined();
    await expect(runPath(one)).rejects.toThrow('There is no executor for nobody.knowsThis.');
  });

  it('fails on a screen without a check, where the library passes over it (R1.1)', async () => {
    const one = modelledOne([OPENED]);
    const events = strict({ 'url.opened': () => {} });
    const check = vi.fn();
    await expect(one.test({ events, states: { signIn: check } })).resolves.toBeDefined();
    await expect(one.test({ events, states: checksOf(['signIn'], check) })).rejects.toThrow('There is no check');
    expect(check).not.toHaveBeenCalled();
  });

  it('fails when the running journey stands elsewhere than the chart leads (R1.1)', async () => {
    const one = modelledOne([OPENED, { ...OPENED, path: '/signin' }]);
    const steps = one.steps.map((step) =>
      step.index === 0 ? step : { ...step, emitted: [{ type: 'device.erased' }] },
    );
    await expect(runPath({ ...one, steps })).rejects.toThrow('to deeply equal');
  });
});
