import { describe, expect, it } from 'vitest';
import { DOCUMENT_SLOTS } from '#machines/domain/business.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { expectRefused, OTHER_PDF, PDF, PNG } from './samples.ts';

const OWNER = 'owner-1';
const blank = (id: string) => ({ id, name: '', percentage: '', idDocument: null });

const after = (...events: readonly JourneyEvent[]): TestJourney => {
  const journey = journeyAt('/entity-details');
  for (const event of events) journey.send(event);
  return journey;
};
const owners = (journey: TestJourney) => journey.context().business.owners;

describe('When owners are described', () => {
  it('a blank owner is added (R9.4)', () => {
    expect(owners(after({ type: 'business.ownerAdded' }))).toEqual([blank(OWNER), blank('owner-2')]);
  });

  it('the only owner cannot be removed (R9.4)', () => {
    expectRefused(after(), { type: 'business.ownerRemoved', ownerId: OWNER });
  });

  it('one of several can be removed, and the last one stays (R9.4)', () => {
    const journey = after({ type: 'business.ownerAdded' }, { type: 'business.ownerRemoved', ownerId: OWNER });
    expect(owners(journey)).toEqual([blank('owner-2')]);
    expectRefused(journey, { type: 'business.ownerRemoved', ownerId: 'owner-2' });
  });

  it('an id is never given to a second owner (R9.4)', () => {
    const journey = after(
      { type: 'business.ownerAdded' },
      { type: 'business.ownerRemoved', ownerId: 'owner-2' },
      { type: 'business.ownerAdded' },
    );
    expect(owners(journey).map(({ id }) => id)).toEqual([OWNER, 'owner-3']);
  });

  it('nobody is removed under an unknown id (R9.4)', () => {
    const journey = after({ type: 'business.ownerAdded' }, { type: 'business.ownerRemoved', ownerId: 'owner-9' });
    expect(owners(journey)).toEqual([blank(OWNER), blank('owner-2')]);
  });

  it('only the owner in question changes (R9.4)', () => {
    const journey = after(
      { type: 'business.ownerAdded' },
      { type: 'business.ownerNameChanged', ownerId: 'owner-2', name: 'Grace' },
      { type: 'business.ownerPercentageChanged', ownerId: 'owner-2', percentage: '40' },
      { type: 'business.ownerIdChosen', ownerId: 'owner-2', file: PNG },
    );
    expect(owners(journey)).toEqual([
      blank(OWNER),
      { id: 'owner-2', name: 'Grace', percentage: '40', idDocument: PNG },
    ]);
  });

  it.each(['', '2', '24', '025', '999'])('the stake takes %j: digits or nothing (R9.4)', (percentage) => {
    const journey = after({ type: 'business.ownerPercentageChanged', ownerId: OWNER, percentage });
    expect(owners(journey)[0]?.percentage).toBe(percentage);
  });

  it.each(['25.5', '-25', '25%', 'a', ' '])('the stake does not take %j (R9.4)', (percentage) => {
    const journey = after({ type: 'business.ownerPercentageChanged', ownerId: OWNER, percentage: '2' });
    expectRefused(journey, { type: 'business.ownerPercentageChanged', ownerId: OWNER, percentage });
  });

  it('a removed owner takes the refused file and the left fields along (R9.4)', () => {
    const journey = after(
      { type: 'business.ownerAdded' },
      { type: 'business.fieldLeft', field: 'ownerName:owner-2' },
      { type: 'business.fieldLeft', field: `ownerName:${OWNER}` },
      { type: 'business.ownerIdChosen', ownerId: 'owner-2', file: { ...PNG, content: 'other' } },
      { type: 'business.ownerRemoved', ownerId: 'owner-2' },
    );
    const { businessFieldsLeft, businessRefusals } = journey.context();
    expect({ businessFieldsLeft, businessRefusals }).toEqual({
      businessFieldsLeft: [`ownerName:${OWNER}`],
      businessRefusals: {},
    });
  });
});

describe("When an owner's ID document is chosen", () => {
  const choose = (file: typeof PDF): JourneyEvent => ({ type: 'business.ownerIdChosen', ownerId: OWNER, file });
  const place = (journey: TestJourney) => viewEntityDetails(journey.snapshot()).owners[0]?.idDocument;

  it('a PDF or a picture is kept (R9.4)', () => {
    expect([place(after(choose(PDF))), place(after(choose(PNG)))]).toEqual([
      { file: PDF, refusal: null, sizeNotice: null, isMissing: false },
      { file: PNG, refusal: null, sizeNotice: null, isMissing: false },
    ]);
  });

  it('another kind of file is refused, and what was there stays (R9.4)', () => {
    const text = { ...PDF, id: 'file-9', name: 'notes.txt', mimeType: 'text/plain', content: 'other' } as const;
    expect(place(after(choose(PNG), choose(text)))).toEqual({
      file: PNG,
      refusal: { name: 'notes.txt', problem: 'notPdfOrImage' },
      sizeNotice: null,
      isMissing: false,
    });
  });

  it('one larger than advised is kept and marked (R9.4)', () => {
    const large = { ...PNG, sizeBytes: 5_242_881 };
    expect(place(after(choose(large)))).toEqual({
      file: large,
      refusal: null,
      sizeNotice: 'largerThanAdvised',
      isMissing: false,
    });
  });

  it('a refusal is forgotten with the next good file, and with removal (R9.4)', () => {
    const bad = { ...PNG, sizeBytes: 0 };
    const nothing = { file: null, refusal: null, sizeNotice: null, isMissing: false };
    expect([
      place(after(choose(bad), choose(PDF))),
      place(after(choose(PDF), choose(bad), { type: 'business.ownerIdRemoved', ownerId: OWNER })),
    ]).toEqual([{ file: PDF, refusal: null, sizeNotice: null, isMissing: false }, nothing]);
  });
});

describe.each(DOCUMENT_SLOTS)('When %s is chosen', (slot) => {
  const choose = (file: typeof PDF): JourneyEvent => ({ type: 'business.documentChosen', slot, file });
  const place = (journey: TestJourney) =>
    viewEntityDetails(journey.snapshot()).documents.find((document) => document.slot === slot);

  it('a PDF is kept, and a later one replaces it (R9.5, R9.6)', () => {
    expect(place(after(choose(PDF), choose(OTHER_PDF)))).toEqual({
      slot,
      file: OTHER_PDF,
      refusal: null,
      sizeNotice: null,
      isMissing: false,
    });
  });

  it('no other document is touched (R9.5, R9.6)', () => {
    const { documents } = after(choose(PDF)).context().business;
    expect(Object.entries(documents).filter(([, file]) => file !== null)).toEqual([[slot, PDF]]);
  });

  it('a picture is refused, and what was there stays (R9.5, R9.6)', () => {
    expect(place(after(choose(PDF), choose(PNG)))).toEqual({
      slot,
      file: PDF,
      refusal: { name: 'scan.png', problem: 'notPdf' },
      sizeNotice: null,
      isMissing: false,
    });
  });

  it('a PDF over 10 MB is kept and marked: the size is not enforced (R9.5)', () => {
    const large = { ...PDF, sizeBytes: 10_485_761 };
    expect(place(after(choose(large)))).toEqual({
      slot,
      file: large,
      refusal: null,
      sizeNotice: 'largerThanAdvised',
      isMissing: false,
    });
  });

  it('and removed, nothing is left, no refusal either (R9.5, R9.6)', () => {
    expect(place(after(choose(PDF), choose(PNG), { type: 'business.documentRemoved', slot }))).toEqual({
      slot,
      file: null,
      refusal: null,
      sizeNotice: null,
      isMissing: false,
    });
  });
});
