import { describe, expect, it } from 'vitest';
import { LAYOUT_TIMEOUT_MS, layOut } from '#src/review/engine/layout/program/layOut.ts';
import { hashOf, modelHash } from '#src/review/engine/model/hash.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { createPending } from '#src/review/engine/session/pending.ts';
import { timePassed } from '#src/review/engine/session/sessionStep.ts';
import { createSimulation } from '#src/review/engine/session/simulation.ts';
import { createStepDescriber } from '#src/review/engine/session/stepDescriber.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { faultsOf } from '#test/review/layout/faults.ts';
import { EVERY_KIND } from './everyKind.ts';

const journey = journeyModel();
const bank = toChartModel(EVERY_KIND, { title: 'The bank' });

describe('Any chart', () => {
  it('has a sentence for each transition, described or not', () => {
    expect(bank.transitions.map(({ sourceId, description }) => `${sourceId}: ${description}`)).toEqual([
      'bank: Starts at Asking.',
      'bank: Anything else happens.',
      'bank: “Bank called” happens.',
      'bank.asking: “Ask bank” succeeds.',
      'bank.asking: “Ask bank” fails.',
      'bank.asking: “Ask bank” has news.',
      'bank.asking: 1 minute has passed.',
      'bank.asking: 2 seconds have passed.',
      'bank.asking: “Rest of day” is over.',
      'bank.asked: Asked is finished.',
      'bank.asked: Automatically.',
      'bank.asked.left: Starts at Open.',
      'bank.asked.left.open: “Drawer shut” happens.',
      'bank.asked.left.open: “Drawer shut” happens.',
      'bank.asked.left.open: “Drawer shut” happens.',
      'bank.asked.right: Starts at On.',
      'bank.asked.right.on: “Lamp switched” happens.',
      'bank.closed: “Bank reopened” happens.',
      'bank.closed: “Bank forgotten” happens.',
    ]);
    expect(bank.delays).toEqual([
      { name: 'shortWait', ms: 2000, isComputed: false },
      { name: 'restOfDay', ms: null, isComputed: true },
    ]);
  });

  it('is drawn with every state', { timeout: LAYOUT_TIMEOUT_MS }, async () => {
    const geometry = await layOut(bank, 'chart');
    const drawnIds = geometry.states.map(({ stateId }) => stateId);
    expect(drawnIds.toSorted()).toEqual(bank.states.map(({ id }) => id).toSorted());
    expect(faultsOf(geometry)).toEqual([]);
  });

  it('is played by its events, the answers to its calls, and time', () => {
    const { acceptedEvents, isSample } = createPending({ events: {}, answers: {} });
    const describer = createStepDescriber({ machine: EVERY_KIND, model: bank, acceptedEvents, describe: () => null });
    const services = { inputOf: () => undefined, watchOf: () => null, isSample };
    const { simulate, isKnown } = createSimulation(describer, services);
    const after = (...events: Parameters<typeof simulate>[1]) => simulate('start', events).at(-1);
    const answer = { type: 'xstate.done.actor.askBank' };
    expect(after()?.choices.map(({ text }) => text)).toContain('Bank called');
    expect(after(answer, { type: 'drawer.shut' })?.active).toContain('bank.asked.left.shut');
    expect(after(timePassed(2000))?.active).toContain('bank.closed');
    const events = [{ type: 'bank.called' }, { type: 'bank.called', more: 1 }, { type: 'unknown' }, null];
    expect(events.map(isKnown)).toEqual([true, false, false, false]);
  });
});

describe('The chart of the journey', () => {
  it('is stored in journeyModel.json, which `npm run docs` rewrites', async () => {
    const { states, transitions, ...rest } = journey;
    const lines = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
    const frame = JSON.stringify({ ...rest, states: 'STATES', transitions: 'TRANSITIONS' });
    const text = frame.replace('"STATES"', () => lines(states)).replace('"TRANSITIONS"', () => lines(transitions));
    await expect(`${text}\n`).toMatchFileSnapshot('../../../src/review/journey/drawn/journeyModel.json');
  });

  it('has another hash for each state, transition and changed chart', () => {
    const { states, transitions } = journey;
    const hashes = [
      ...[...states, ...transitions].map(({ hash }) => hash),
      journey.hash,
      modelHash({ ...journey, states: states.slice(1) }),
      modelHash({ ...journey, transitions: transitions.slice(1) }),
      modelHash({ ...journey, delays: [] }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('keeps its hashes across versions, so that approvals stay valid', () => {
    expect(hashOf({ id: 'offers', targets: ['contract'], delayMs: 300 })).toBe('42dfe48868fe856c');
    expect(hashOf({ delayMs: 300, targets: ['contract'], id: 'offers' })).toBe('42dfe48868fe856c');
  });

  it('tells the transitions of a state apart, each by a whole sentence', () => {
    const sentences = journey.transitions.map(({ sourceId, description }) => `${sourceId}: ${description}`);
    expect(sentences.filter((sentence) => !/: [A-Z0-9].*[^.]\.$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
