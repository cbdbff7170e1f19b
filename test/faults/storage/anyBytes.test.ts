import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION, sessionFromStored, type StoredSession } from '#machines/domain/session.ts';
import { decodeKept, encodeKept, type KeptJourney } from '#src/services/keeping/factsCodec.ts';
import { readMark } from '#src/services/keeping/tabs.ts';
import { startJourney } from '#test/support/journeyAt.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { FULL, FUZZ, FUZZ_RUNS, spoiledBytes, strangeValue } from './keptSamples.ts';

const SHARE = { codec: 0.7, session: 0.2, mark: 0.1 };
const runs = (share: number) => ({ ...FUZZ, numRuns: Math.ceil(FUZZ_RUNS * share) });
const SAMPLED = 600;
const STARTED = 40;
const LONG_MS = 1_800_000;

const LOSSES: ReadonlySet<unknown> = new Set(['unreadable', 'otherVersion']);

/** The journey of these bytes, or null where they are a loss with a name. */
function decoded(bytes: Uint8Array): KeptJourney | null {
  const outcome = decodeKept(bytes);
  if (typeof outcome !== 'string') return outcome;
  if (!LOSSES.has(outcome)) throw new Error(`${outcome} is no loss.`);
  return null;
}

const text = fc.oneof(
  fc.constantFrom(null, 'true', 'false', '{"email":"ada@example.com","name":"Ada"}', 'null', '\uD800', '\0', ''),
  fc.string({ unit: 'binary', maxLength: 40 }),
  strangeValue.map((value) => JSON.stringify(value)),
  fc.tuple(strangeValue, strangeValue).map(([email, name]) => JSON.stringify({ email, name })),
);

/** Whether a session is one of the three that there are, with a user as short as users are. */
function isSession({ isAuthenticated, isPatreonConnected, user }: typeof GUEST_SESSION): boolean {
  if (!isAuthenticated) return !isPatreonConnected && user === null;
  if (user === null || typeof isPatreonConnected !== 'boolean') return false;
  const { email, name, ...more } = user;
  const isShort = (word: unknown, most: number) => typeof word === 'string' && word.length > 0 && word.length <= most;
  return isShort(email, 254) && isShort(name, 100) && Object.keys(more).length === 0;
}

describe('F-23 what lies in the browser is corrupted', () => {
  it(
    'any bytes in the place of a kept journey are read as a whole journey or as a loss with a name (R15.1)',
    () => {
      let read = 0;
      const spoiled = fc.property(spoiledBytes, (bytes) => {
        const journey = decoded(bytes);
        if (journey === null) return true;
        read += 1;
        return JSON.stringify(decodeKept(encodeKept(journey))) === JSON.stringify(journey);
      });
      fc.assert(spoiled, runs(SHARE.codec));
      expect(read).toBeGreaterThan(0);
    },
    LONG_MS,
  );

  it(
    'any texts under the three keys of the session are read as a guest, or as a whole session of a signed-in creator (R2.3)',
    () => {
      const stored = fc.record<StoredSession>({ isAuthenticated: text, isPatreonConnected: text, user: text });
      const total = fc.property(stored, (texts) => {
        expect(isSession(sessionFromStored(texts, GUEST_SESSION))).toBe(true);
      });
      fc.assert(total, runs(SHARE.session));
    },
    LONG_MS,
  );

  it(
    'any text in the place of the mark of a tab is read as a mark or as none (R15.3)',
    () => {
      const mark = fc.oneof(
        text,
        fc.tuple(strangeValue, strangeValue).map(([id, keyText]) => JSON.stringify({ id, keyText })),
      );
      const total = fc.property(mark, (written) => {
        const { sessionStorage } = fakeHome({}, written === null ? {} : { keptTab: written });
        const found = readMark(sessionStorage);
        const isMark = found !== null && found.id !== '' && (found.keyText === null || found.keyText.length >= 0);
        expect(found === null || isMark).toBe(true);
      });
      fc.assert(total, runs(SHARE.mark));
    },
    LONG_MS,
  );

  it('whatever is read as a journey, the journey goes on from it without an error (R15.1)', () => {
    const journeys = fc.sample(spoiledBytes, { ...FUZZ, numRuns: SAMPLED }).map(decoded);
    const readable = journeys.filter((journey) => journey !== null).slice(0, STARTED);
    expect(readable.length).toBe(STARTED);
    for (const { facts } of readable) {
      const journey = startJourney({ kept: facts });
      for (const path of ['/entity-details', '/contract', '/dashboard-established', '/processing']) journey.open(path);
      expect(journey.snapshot().status).toBe('active');
      journey.actor.stop();
    }
    expect(decodeKept(encodeKept(FULL))).toEqual(FULL);
  });
});
