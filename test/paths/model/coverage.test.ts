import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { coverageOf, type Seen } from '#test/paths/report/coverage.ts';

const model = journeyModel();
const transitions = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
const everything: Seen = {
  states: new Set(model.states.map(({ id }) => id)),
  transitions: new Set(transitions),
  answers: new Set(transitions.flatMap((id) => [`${id}|passed`, `${id}|refused`])),
};
const whole = coverageOf(model, everything);
const BANK = 'dashboard|bank.connectRequested|0';

describe('The coverage of the chart', () => {
  it('is whole when every state, transition and guard answer was seen (R1.1)', () => {
    const { states, transitions: taken, guardAnswers, requirements } = whole;
    expect([states, taken, guardAnswers, requirements].flatMap(({ missing }) => missing)).toEqual([]);
    expect(taken).toEqual({ covered: transitions.length, all: transitions.length, missing: [] });
    expect(requirements.all).toBeGreaterThan(60);
  });

  it('names what was not seen, and the requirement that it leaves open (R13.2)', () => {
    const seen = { ...everything, transitions: new Set(transitions.filter((id) => id !== BANK)) };
    const browser = coverageOf(model, seen);
    expect(browser.transitions.missing).toEqual([BANK]);
    expect(browser.requirements.missing).toContain('R13.2');
  });

  it('counts a state that is left at once by the transition that leaves it (R2.2)', () => {
    const { missing } = coverageOf(model, { ...everything, states: new Set() }).states;
    expect(missing).not.toContain('journey.session.found');
    expect(missing).toContain('journey.countdown.due');
  });
});
