import { describe, expect, it } from 'vitest';
import { callOf } from '#src/review/engine/session/pending.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { isWatcher } from '#src/review/journey/samples.ts';
import { canOccur, watchesOf } from '#test/model/paths/canOccur.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { outcomeText } from '#src/review/engine/session/outcomes.ts';

/** Guard answers to events that never occur in that state. */
const IMPOSSIBLE_ANSWERS = [
  'journey.session.guest|session.changedElsewhere|2|refused',
  'journey.screen.entityDetails.editing.open|business.ownerRemoved|6|refused',
  'journey.screen.contract.scroll.read|contract.scrolledToEnd|0|refused',
  'journey.screen.contract.signing.awaitingAgreement|contract.agreementChanged|0|refused',
  'journey.screen.contract.signing.awaitingSignature|contract.agreementChanged|1|refused',
  'journey.screen.contract.signing.ready|contract.agreementChanged|1|refused',
];

const walked = PATHS.map((path) => ({ ...path, steps: walkPath(path) }));

it('The paths cover every guard answer that a creator can cause (R1.1)', () => {
  const seen = new Set<string>(walked.flatMap(({ steps }) => steps.flatMap(({ answers }) => answers)));
  const guarded = journeyModel().transitions.filter(
    ({ guard, trigger }) => guard !== null && trigger.kind !== 'initial',
  );
  const answers = guarded.flatMap(({ id }) => [`${id}|passed`, `${id}|refused`]);
  expect(answers.filter((answer) => !seen.has(answer))).toEqual(IMPOSSIBLE_ANSWERS);
});

describe('A path', () => {
  it.each(walked)('has only possible events and the approved outcomes: $name (R1.7)', (path) => {
    const impossibleSteps = path.steps.filter(({ event, before, index }) => {
      const call = callOf(event.type);
      const previous = path.steps[index - 1];
      if (call === null || !isWatcher(call)) return !canOccur(before, event);
      return previous === undefined || watchesOf(previous.before).includes(call) || !watchesOf(before).includes(call);
    });
    expect(path.steps.map(outcomeText)).toEqual(path.leads);
    expect(impossibleSteps.map(({ index, event }) => `${index} ${event.type}`)).toEqual([]);
  });

  it('starts by opening an address and has a unique name (R1.7)', () => {
    expect(PATHS.filter(({ events }) => events[0]?.type !== 'url.opened')).toEqual([]);
    expect(new Set(PATHS.map(({ name }) => name)).size).toBe(PATHS.length);
  });
});
