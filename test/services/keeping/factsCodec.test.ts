import { describe, expect, it } from 'vitest';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { decodeKept, encodeKept, FACTS_VERSION, type KeptJourney } from '#src/services/keeping/factsCodec.ts';
import { EMAIL, typedWithFile } from './tab.ts';

const JOURNEY: KeptJourney = { email: EMAIL, keptAtMs: 1000, facts: typedWithFile() };
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const withFacts = (change: object) =>
  bytesOf({ version: FACTS_VERSION, ...JOURNEY, facts: { ...JOURNEY.facts, ...change } });
const withOwners = (owners: readonly object[]) => withFacts({ business: { ...JOURNEY.facts.business, owners } });
const OWNER = { id: 'owner-1', name: '', percentage: '', idDocument: null };

describe('What is kept of a journey', () => {
  it.each([JOURNEY, { ...JOURNEY, facts: BLANK_FACTS }])('comes back as it was (R15.1)', (journey) => {
    expect(decodeKept(encodeKept(journey))).toEqual(journey);
  });

  it.each([FACTS_VERSION - 1, FACTS_VERSION + 1])('is not guessed at when version %i wrote it (R15.1)', (version) => {
    expect(decodeKept(bytesOf({ ...JOURNEY, version }))).toBe('otherVersion');
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['half a text', encodeKept(JOURNEY).slice(0, 40)],
    ['another value', bytesOf(null)],
    ['no version', bytesOf(JOURNEY)],
    ['something more', bytesOf({ version: FACTS_VERSION, ...JOURNEY, more: 1 })],
    ['something more among the facts', withFacts({ more: 1 })],
    ['an unknown offer', withFacts({ offerId: 'x' })],
    ['an unknown account', withFacts({ connectedAccounts: ['tiktok'] })],
    ['a number of a document with letters', withFacts({ documentId: 'CCA-12A' })],
    ['a number of a document that is too long', withFacts({ documentId: 'CCA-1234567' })],
    ['something before the number of the document', withFacts({ documentId: ' CCA-123456' })],
    ['half an owner added', withFacts({ ownersAdded: 0.5 })],
    ['a time before the beginning', withFacts({ countdownMs: -1 })],
    ['an unknown screen', withFacts({ progress: { screen: 'offers', elapsedMs: 0, isPaused: false } })],
    [
      'a day in place of a time',
      withFacts({ contractTimes: { ...BLANK_FACTS.contractTimes, openedAt: '2026-11-21' } }),
    ],
    ['no owner', withOwners([])],
    ['a share in words', withOwners([{ ...OWNER, percentage: '5x' }])],
    ['a negative share', withOwners([{ ...OWNER, percentage: '-5' }])],
  ])('is refused with %s (R15.1)', (_what, bytes) => {
    expect(decodeKept(bytes)).toBe('unreadable');
  });
});
