import { describe, expect, it } from 'vitest';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { decodeKept, encodeKept, FACTS_VERSION, type KeptJourney } from '#src/services/keeping/factsCodec.ts';
import { EMAIL, typedWithFile } from './tab.ts';

const JOURNEY: KeptJourney = { email: EMAIL, keptAtMs: 1000, facts: typedWithFile() };
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('What is kept of a journey', () => {
  it('comes back as it was (R15.1)', () => {
    expect(decodeKept(encodeKept(JOURNEY))).toEqual(JOURNEY);
    expect(decodeKept(encodeKept({ ...JOURNEY, facts: BLANK_FACTS }))).toEqual({ ...JOURNEY, facts: BLANK_FACTS });
  });

  it('is not guessed at when another version wrote it (R15.1)', () => {
    expect(decodeKept(bytesOf({ ...JOURNEY, version: FACTS_VERSION + 1 }))).toBe('otherVersion');
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['half a text', encodeKept(JOURNEY).slice(0, 40)],
    ['another value', bytesOf(null)],
    ['no version', bytesOf(JOURNEY)],
    ['something more', bytesOf({ version: FACTS_VERSION, ...JOURNEY, more: 1 })],
    ['an unknown offer', bytesOf({ version: FACTS_VERSION, ...JOURNEY, facts: { ...JOURNEY.facts, offerId: 'x' } })],
    [
      'no owner',
      bytesOf({
        version: FACTS_VERSION,
        ...JOURNEY,
        facts: { ...JOURNEY.facts, business: { ...JOURNEY.facts.business, owners: [] } },
      }),
    ],
    [
      'a time before the beginning',
      bytesOf({ version: FACTS_VERSION, ...JOURNEY, facts: { ...JOURNEY.facts, countdownMs: -1 } }),
    ],
  ])('is refused with %s (R15.1)', (_, bytes) => {
    expect(decodeKept(bytes)).toBe('unreadable');
  });
});
