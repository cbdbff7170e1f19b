import { describe, expect, it } from 'vitest';
import { decodeRecord, encodeRecord, type SavedJourney, viewSavedJourney } from '#machines/persistence/savedJourney.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { FULL, FULL_JOURNEY } from '#test/faults/storage/savedSamples.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const SIGNED: SavedJourney = { ...FULL_JOURNEY, progress: null };
const UNSIGNED: SavedJourney = {
  ...SIGNED,
  isContractSigned: false,
  signature: '',
  signedFor: null,
  contractTimes: { ...SIGNED.contractTimes, agreedAt: null, signedAt: null },
};
/** Calls that would sign in, connect or sign a second time if a reload made them anew. */
const SUBMISSIONS = ['signIn', 'connectPatreon', 'connectAccount:shopify', 'connectAccount:youtube', 'signContract'];

describe('F-01 the page is loaded again in every state of the chart', () => {
  it.each(Object.values(ROUTES).map(({ path }) => path))(
    'at %s all that was stored is there; nothing is sent or said a second time, ticked or signed (R4.3, R5.3, R12.3, R12.4, R12.5, R14.1, R15.1)',
    (path) => {
      for (const facts of [SIGNED, UNSIGNED]) {
        const stored = decodeRecord(encodeRecord({ ...FULL, journey: facts }));
        if (typeof stored === 'string') throw new Error(`What was kept is refused: ${stored}`);
        const journey = journeyAt(path, { saved: stored.journey });
        expect({ ...viewSavedJourney(journey.snapshot()), progress: null }).toEqual(facts);
        const calls = SUBMISSIONS.filter((id) => id in journey.snapshot().children);
        const isOpen = journey.can({ type: 'contract.submitted' });
        expect([journey.path(), journey.toasts, calls, isOpen]).toEqual([path, [], [], false]);
        expect(journey.context().signature).toBe(facts.signature);
      }
    },
  );
});
