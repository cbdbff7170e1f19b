import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION, sessionFromStored, type StoredSession } from '#machines/domain/session.ts';
import { decodeJourney } from '#machines/persistence/savedFormat.ts';
import { startJourney } from '#test/support/journeyAt.ts';
import { FULL, FUZZ, FUZZ_RUNS, spoiledTexts, strangeValue } from './savedSamples.ts';

const SHARE = { codec: 0.7, session: 0.3 };
const SAMPLED = 600;
const STARTED = 20;
const LONG_MS = 1_800_000;
const PATHS = ['/entity-details', '/contract', '/dashboard-established', '/processing'];

/** Fails with the first input, made as small as can be, for which the rule does not hold. */
function expectAlways<Input>(inputs: fc.Arbitrary<Input>, share: number, rule: (input: Input) => boolean): void {
  fc.assert(fc.property(inputs, rule), { ...FUZZ, numRuns: Math.ceil(FUZZ_RUNS * share) });
}

const json = (value: unknown) => JSON.stringify(value);
const text = fc.oneof(
  fc.constantFrom(null, 'true', 'false', '{"email":"ada@example.com","name":"Ada"}', 'null', '\uD800', '\0', ''),
  fc.string({ unit: 'binary', maxLength: 40 }),
  strangeValue.map(json),
  fc.tuple(strangeValue, strangeValue).map(([email, name]) => json({ email, name })),
);

/** Whether a session is one of the three that there are, with a user as short as users are. */
function isSession({ isAuthenticated, isPatreonConnected, user }: typeof GUEST_SESSION): boolean {
  if (!isAuthenticated) return !isPatreonConnected && user === null;
  if (user === null || typeof isPatreonConnected !== 'boolean') return false;
  const { email, name, ...more } = user;
  const isShort = (word: unknown, most: number) => typeof word === 'string' && word.length > 0 && word.length <= most;
  return isShort(email, 254) && isShort(name, 100) && Object.keys(more).length === 0;
}

describe('F-23 what lies in the browser is corrupted', { timeout: LONG_MS }, () => {
  it('any text in the place of a saved journey is read as a whole journey or as none (R15.1)', () => {
    let read = 0;
    expectAlways(spoiledTexts, SHARE.codec, (text) => {
      const journey = decodeJourney(text);
      if (journey !== null) read += 1;
      return journey === null || json(decodeJourney(json(journey))) === json(journey);
    });
    expect(read).toBeGreaterThan(0);
  });

  it('any texts under the three keys are read as a guest, or as a whole session of a signed-in creator (R2.3)', () => {
    const stored = fc.record<StoredSession>({ isAuthenticated: text, isPatreonConnected: text, user: text });
    let read = 0;
    expectAlways(stored, SHARE.session, (texts) => {
      const session = sessionFromStored(texts, GUEST_SESSION);
      if (session.isAuthenticated) read += 1;
      return isSession(session);
    });
    expect(read).toBeGreaterThan(0);
  });

  it('whatever is read as a journey, the journey goes on from it without an error (R15.1)', () => {
    const journeys = fc.sample(spoiledTexts, { ...FUZZ, numRuns: SAMPLED }).map(decodeJourney);
    const readable = journeys.filter((journey) => journey !== null).slice(0, STARTED);
    const statuses = readable.map(({ journey: saved }) => {
      const journey = startJourney({ saved });
      for (const path of PATHS) journey.open(path);
      const { status } = journey.snapshot();
      journey.actor.stop();
      return status;
    });
    expect(statuses).toEqual(Array.from({ length: STARTED }, () => 'active'));
    expect(decodeJourney(json(FULL))).toEqual(FULL);
  });
});
