import { describe, expect, it } from 'vitest';
import { decodeJourney, type OwnedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { OWNER } from '#test/support/fixtures.ts';
import { EMAIL, typedWithFile } from './tab.ts';

const SAVED: OwnedJourney = { email: EMAIL, journey: typedWithFile() };
const withJourney = (change: object) => JSON.stringify({ ...SAVED, journey: { ...SAVED.journey, ...change } });
const withOwners = (owners: readonly object[]) => withJourney({ business: { ...SAVED.journey.business, owners } });

describe('Decoding a saved journey', () => {
  it.each([SAVED.journey, NOTHING_TYPED])('returns it unchanged (R15.1)', (journey) => {
    const saved = { ...SAVED, journey };
    expect(decodeJourney(JSON.stringify(saved))).toEqual(saved);
  });

  it.each([
    ['empty text', ''],
    ['half a text', JSON.stringify(SAVED).slice(0, 40)],
    ['another value', 'null'],
    ['a journey without an owner', JSON.stringify({ journey: SAVED.journey })],
    ['an unknown field', JSON.stringify({ ...SAVED, more: 1 })],
    ['an unknown field in the journey', withJourney({ more: 1 })],
    ['an unknown offer', withJourney({ offerId: 'x' })],
    ['an unknown account', withJourney({ connectedAccounts: ['tiktok'] })],
    ['letters in the document number', withJourney({ documentId: 'CCA-12A' })],
    ['a document number that is too long', withJourney({ documentId: 'CCA-1234567' })],
    ['a space before the document number', withJourney({ documentId: ' CCA-123456' })],
    ['half an owner', withJourney({ ownersAdded: 0.5 })],
    ['a negative time', withJourney({ countdownMs: -1 })],
    ['an untimed screen', withJourney({ progress: { screen: 'offers', elapsedMs: 0, isPaused: false } })],
    [
      'a date without a time',
      withJourney({ contractTimes: { ...NOTHING_TYPED.contractTimes, openedAt: '2026-11-21' } }),
    ],
    ['no owners', withOwners([])],
    ['a percentage that is a number', withOwners([{ ...OWNER, percentage: 5 }])],
  ])('rejects %s (R15.1)', (_what, text) => {
    expect(decodeJourney(text)).toBeNull();
  });
});
