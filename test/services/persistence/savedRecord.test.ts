import { describe, expect, it } from 'vitest';
import { decodeJourney, type OwnedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { EMAIL, typedWithFile } from './tab.ts';

const JOURNEY: OwnedJourney = { email: EMAIL, journey: typedWithFile() };
const TEXT = JSON.stringify(JOURNEY);
const withJourney = (change: object) => JSON.stringify({ ...JOURNEY, journey: { ...JOURNEY.journey, ...change } });
const withOwners = (owners: readonly object[]) => withJourney({ business: { ...JOURNEY.journey.business, owners } });
const OWNER = { id: 'owner-1', name: '', percentage: '', idDocument: null };

describe('A saved journey', () => {
  it.each([JOURNEY, { ...JOURNEY, journey: NOTHING_TYPED }])('comes back as it was (R15.1)', (journey) => {
    expect(decodeJourney(JSON.stringify(journey))).toEqual(journey);
  });

  it.each([
    ['no text', ''],
    ['half a text', TEXT.slice(0, 40)],
    ['another value', 'null'],
    ['nobody whose it is', JSON.stringify({ journey: JOURNEY.journey })],
    ['something more', JSON.stringify({ ...JOURNEY, more: 1 })],
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
    ['a share that is no text', withOwners([{ ...OWNER, percentage: 5 }])],
  ])('is refused with %s (R15.1)', (_what, text) => {
    expect(decodeJourney(text)).toBeNull();
  });
});
