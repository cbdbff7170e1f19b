import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewRemoved } from '#machines/journey/views/viewApplication.ts';
import {
  ADD,
  choose,
  COMPLETING,
  ein,
  given,
  identified,
  left,
  named,
  OWNER,
  removed,
  staked,
} from './businessSamples.ts';
import { OTHER_PDF, PDF, PNG } from '#test/support/fixtures.ts';
import { BACK, expectRefused, journeyAfter, opened } from './samples.ts';

const UNDO: JourneyEvent = { type: 'removal.undone' };
const SECOND = 'owner-2';
const TWO_OWNERS = [...COMPLETING, ADD, named('Grace Hopper', SECOND), staked('25', SECOND), identified(PDF, SECOND)];
const fileRemoved = (place: 'taxReturn' | 'idDocument:owner-1'): JourneyEvent => ({
  type: 'business.fileRemoved',
  place,
});
const CHOSEN: JourneyEvent = { type: 'irsForm.fileChosen', file: PDF };
const UNCHOSEN: JourneyEvent = { type: 'irsForm.fileRemoved' };

const removedIn = (path: string, events: readonly JourneyEvent[]) => viewRemoved(journeyAfter(path, events).snapshot());

describe('What was removed from the business form', () => {
  it.each([
    ['an owner', removed(SECOND), { what: 'owner', name: 'Grace Hopper' }],
    ['a document', fileRemoved('taxReturn'), { what: 'taxReturn', name: PDF.name }],
    ['the ID of an owner', fileRemoved('idDocument:owner-1'), { what: 'idDocument:owner-1', name: PDF.name }],
  ] as const)('%s is named, and comes back as it was (R17.3)', (_what, removal, named_) => {
    const journey = journeyAfter('/entity-details', TWO_OWNERS);
    const { business } = journey.context();
    journey.send(removal);
    expect([viewRemoved(journey.snapshot()), journey.context().business === business]).toEqual([named_, false]);
    journey.send(UNDO);
    expect([viewRemoved(journey.snapshot()), journey.context().business]).toEqual([null, business]);
  });

  it('is nothing more where an owner is removed twice, and the form goes on (R9.4)', () => {
    const { business } = journeyAfter('/entity-details', [ADD, ADD, removed(SECOND), removed(SECOND), ADD]).context();
    expect(business.owners.map(({ id }) => id)).toEqual(['owner-1', 'owner-3', 'owner-4']);
  });

  it('comes back with the fields that were touched, before and since (R9.4, R17.3)', () => {
    const field = `name:${SECOND}` as const;
    const events = [ADD, left(field), removed(SECOND), left('ein'), UNDO];
    expect(journeyAfter('/entity-details', events).context().touchedFields.toSorted()).toEqual(['ein', field]);
  });

  it.each<[string, JourneyEvent]>([
    ['something else is typed', ein('12')],
    ['something else is chosen', choose('llc')],
    ['a file is chosen', given('operatingAgreement', OTHER_PDF)],
    ['an owner is added', ADD],
    ['the screen is left', BACK],
    ['another address is opened', opened('/offers')],
    ['the creator starts over', { type: 'journey.restarted' }],
  ])('can no longer come back once %s (R17.3)', (_what, event) => {
    const events = [...TWO_OWNERS, removed(SECOND), event];
    const journey = journeyAfter('/entity-details', events);
    const { business } = journey.context();
    expectRefused(journey, UNDO);
    expect([viewRemoved(journey.snapshot()), journey.context().business]).toEqual([null, business]);
  });

  it.each<[string, JourneyEvent]>([
    ['a field was left', left('ein')],
    ['a file was refused', given('taxReturn', PNG)],
  ])('can still come back after %s (R17.3)', (_what, event) => {
    expect(removedIn('/entity-details', [...TWO_OWNERS, removed(SECOND), event])?.what).toBe('owner');
  });

  it('is remembered one at a time; the only owner is not removed (R9.4, R17.3)', () => {
    const events = [...TWO_OWNERS, fileRemoved('taxReturn'), removed(SECOND)];
    expect(removedIn('/entity-details', events)?.what).toBe('owner');
    expect(removedIn('/entity-details', [removed(OWNER)])).toBeNull();
  });
});

it('The signed IRS form comes back after it was removed, until another file is chosen or the screen is left (R10.4, R17.3)', () => {
  const after = (...events: JourneyEvent[]) => journeyAfter('/sign-irs-form', [CHOSEN, UNCHOSEN, ...events]);
  const stood = (...events: JourneyEvent[]) => {
    const journey = after(...events);
    const isAttached = journey.snapshot().matches({ screen: { signIrsForm: { upload: 'attached' } } });
    return [isAttached, journey.context().irsForm, viewRemoved(journey.snapshot())];
  };
  expect(stood()).toEqual([false, null, { what: 'irsForm', name: PDF.name }]);
  expect(stood(UNDO)).toEqual([true, PDF, null]);
  expect(stood({ type: 'irsForm.fileChosen', file: PNG }, UNDO)).toEqual([false, null, null]);
  expect(stood(BACK, opened('/sign-irs-form'), UNDO)).toEqual([false, null, null]);
});
