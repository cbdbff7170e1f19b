import { describe, expect, it } from 'vitest';
import {
  decodeRecord,
  encodeRecord,
  NOTHING_TYPED,
  SAVED_FORMAT,
  type SavedRecord,
} from '#machines/persistence/savedJourney.ts';
import { EMAIL, typedWithFile } from './tab.ts';

const JOURNEY: SavedRecord = { email: EMAIL, savedAtMs: 1000, journey: typedWithFile() };
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const withJourney = (change: object) =>
  bytesOf({ version: SAVED_FORMAT, ...JOURNEY, journey: { ...JOURNEY.journey, ...change } });
const withOwners = (owners: readonly object[]) => withJourney({ business: { ...JOURNEY.journey.business, owners } });
const OWNER = { id: 'owner-1', name: '', percentage: '', idDocument: null };

describe('A saved journey', () => {
  it.each([JOURNEY, { ...JOURNEY, journey: NOTHING_TYPED }])('comes back as it was (R15.1)', (journey) => {
    expect(decodeRecord(encodeRecord(journey))).toEqual(journey);
  });

  it.each([SAVED_FORMAT - 1, SAVED_FORMAT + 1])('is not guessed at when version %i wrote it (R15.1)', (version) => {
    expect(decodeRecord(bytesOf({ ...JOURNEY, version }))).toBe('otherVersion');
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['half a text', encodeRecord(JOURNEY).slice(0, 40)],
    ['another value', bytesOf(null)],
    ['no version', bytesOf(JOURNEY)],
    ['something more', bytesOf({ version: SAVED_FORMAT, ...JOURNEY, more: 1 })],
    ['something more in the journey', withJourney({ more: 1 })],
    ['an unknown offer', withJourney({ offerId: 'x' })],
    ['an unknown account', withJourney({ connectedAccounts: ['tiktok'] })],
    ['a number of a document with letters', withJourney({ documentId: 'CCA-12A' })],
    ['a number of a document that is too long', withJourney({ documentId: 'CCA-1234567' })],
    ['something before the number of the document', withJourney({ documentId: ' CCA-123456' })],
    ['half an owner added', withJourney({ ownersAdded: 0.5 })],
    ['a time before the beginning', withJourney({ countdownMs: -1 })],
    ['an unknown screen', withJourney({ progress: { screen: 'offers', elapsedMs: 0, isPaused: false } })],
    [
      'a day in place of a time',
      withJourney({ contractTimes: { ...NOTHING_TYPED.contractTimes, openedAt: '2026-11-21' } }),
    ],
    ['no owner', withOwners([])],
    ['a share in words', withOwners([{ ...OWNER, percentage: '5x' }])],
    ['a negative share', withOwners([{ ...OWNER, percentage: '-5' }])],
  ])('is refused with %s (R15.1)', (_what, bytes) => {
    expect(decodeRecord(bytes)).toBe('unreadable');
  });
});
