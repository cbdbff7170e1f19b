import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewRemoved } from '#machines/journey/views/viewApplication.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { ADD, COMPLETING, ein, given, identified, left, named, removed, staked } from './businessSamples.ts';
import { BACK, journeyAfter, opened } from './samples.ts';

const UNDO: JourneyEvent = { type: 'removal.undone' };
const SECOND = 'owner-2';
const TWO_OWNERS = [...COMPLETING, ADD, named('Grace Hopper', SECOND), staked('25', SECOND), identified(PDF, SECOND)];
const RETURN_REMOVED: JourneyEvent = { type: 'business.fileRemoved', place: 'taxReturn' };
const ID_REMOVED: JourneyEvent = { type: 'business.fileRemoved', place: 'idDocument:owner-1' };
const removedAfter = (...events: readonly JourneyEvent[]) =>
  viewRemoved(journeyAfter('/entity-details', [...TWO_OWNERS, ...events]).snapshot());

describe('Undo on the business form', () => {
  it.each([
    ['an owner', removed(SECOND), { what: 'owner', name: 'Grace Hopper' }],
    ['a document', RETURN_REMOVED, { what: 'taxReturn', name: PDF.name }],
    ['an ID', ID_REMOVED, { what: 'idDocument:owner-1', name: PDF.name }],
  ] as const)('names %s and restores it (R17.3)', (_what, removal, name) => {
    const journey = journeyAfter('/entity-details', TWO_OWNERS);
    const { business } = journey.context();
    journey.send(removal);
    expect(viewRemoved(journey.snapshot())).toEqual(name);
    expect(journey.context().business).not.toEqual(business);
    journey.send(UNDO);
    expect(viewRemoved(journey.snapshot())).toBeNull();
    expect(journey.context().business).toEqual(business);
  });

  it('restores touched fields and keeps those touched since (R9.4, R17.3)', () => {
    const events = [ADD, left(`name:${SECOND}`), removed(SECOND), left('ein'), UNDO];
    const { touchedFields } = journeyAfter('/entity-details', events).context();
    expect(touchedFields).toEqual([`name:${SECOND}`, 'ein']);
  });

  it('survives the removal of an owner who is gone (R9.4)', () => {
    const { business } = journeyAfter('/entity-details', [ADD, ADD, removed(SECOND), removed(SECOND), ADD]).context();
    expect(business.owners.map(({ id }) => id)).toEqual(['owner-1', 'owner-3', 'owner-4']);
  });

  it.each<[string, JourneyEvent]>([
    ['typing', ein('12')],
    ['an EIN that is written out', left('ein')],
    ['a new file', given('operatingAgreement', PDF)],
    ['leaving', BACK],
  ])('is not possible after %s (R17.3)', (_what, event) => {
    const journey = journeyAfter('/entity-details', [...TWO_OWNERS, ein('123456789'), removed(SECOND), event]);
    expect(viewRemoved(journey.snapshot())).toBeNull();
    expect(journey.can(UNDO)).toBe(false);
  });

  it('stays possible after a field was left or a file refused (R17.3)', () => {
    expect(removedAfter(removed(SECOND), left('address'), given('taxReturn', PNG))?.what).toBe('owner');
  });

  it('is possible for the last removal only (R9.4, R17.3)', () => {
    expect(removedAfter(RETURN_REMOVED, removed(SECOND))?.what).toBe('owner');
  });
});

describe('Undo on the IRS form', () => {
  const REMOVING: readonly JourneyEvent[] = [
    { type: 'irsForm.fileChosen', file: PDF },
    { type: 'irsForm.fileRemoved' },
  ];
  const REFUSED: JourneyEvent = { type: 'irsForm.fileChosen', file: PNG };
  it.each<[string, readonly JourneyEvent[], object | null, object | null]>([
    ['names the removed file', [], null, { what: 'irsForm', name: PDF.name }],
    ['restores the file', [UNDO], PDF, null],
    ['is not possible after a refused file', [REFUSED, UNDO], null, null],
    ['is not possible after leaving', [BACK, opened('/sign-irs-form'), UNDO], null, null],
  ])('%s (R10.4, R17.3)', (_what, events, file, name) => {
    const { snapshot } = journeyAfter('/sign-irs-form', [...REMOVING, ...events]);
    expect(viewSignIrsForm(snapshot()).file).toEqual(file);
    expect(viewRemoved(snapshot())).toEqual(name);
    const upload = file === null ? 'empty' : 'attached';
    expect(snapshot().matches({ screen: { signIrsForm: { upload } } })).toBe(true);
  });
});
