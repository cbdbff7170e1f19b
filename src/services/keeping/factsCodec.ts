import * as v from 'valibot';
import { ENTITY_TYPES } from '#machines/domain/business.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import type { KeptLoss } from '#machines/journey/context.ts';
import type { JourneyFacts } from '#machines/journey/facts.ts';

/** What is kept: the facts, whose they are, and when they were so. */
export type KeptJourney = { readonly email: string; readonly keptAtMs: number; readonly facts: JourneyFacts };

/** Rises whenever the shape of the facts changes; what another version kept is not guessed at (R15.1). */
export const FACTS_VERSION = 1;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const file = v.nullable(
  v.strictObject({
    id: v.string(),
    name: v.string(),
    sizeBytes: count,
    mimeType: v.string(),
    content: v.picklist(['pdf', 'jpeg', 'png', 'other', 'unreadable']),
  }),
);
const owner = v.strictObject({
  id: v.string(),
  name: v.string(),
  percentage: v.pipe(v.string(), v.regex(/^\d*$/)),
  idDocument: file,
});
const business = v.strictObject({
  entityType: v.nullable(v.picklist(ENTITY_TYPES)),
  ein: v.string(),
  address: v.string(),
  owners: v.pipe(v.array(owner), v.minLength(1)),
  documents: v.strictObject({
    articlesOfOrganization: file,
    businessRegistration: file,
    operatingAgreement: file,
    taxReturn: file,
  }),
  isIncomeConfirmed: v.boolean(),
  isAuthorized: v.boolean(),
});
const facts = v.strictObject({
  connectedAccounts: v.array(v.picklist(['shopify', 'youtube'])),
  offerId: v.nullable(v.picklist(OFFERS.map(({ id }) => id))),
  business,
  ownersAdded: count,
  irsForm: file,
  documentId: v.nullable(v.pipe(v.string(), v.regex(/^CCA-\d{1,6}$/))),
  isContractSigned: v.boolean(),
  contractTimes: v.strictObject({ openedAt: time, readAt: time, agreedAt: time, signedAt: time }),
  signedFor: v.nullable(v.strictObject({ business, irsForm: file })),
  signature: v.string(),
  changing: v.nullable(v.picklist(['offer', 'business', 'irsForm'])),
  isRemembered: v.boolean(),
  countdownMs: amount,
  isCounting: v.boolean(),
  progress: v.nullable(
    v.strictObject({
      screen: v.picklist(['processing', 'businessVerification']),
      elapsedMs: amount,
      isPaused: v.boolean(),
    }),
  ),
}) satisfies v.GenericSchema<unknown, JourneyFacts>;
const kept = v.strictObject({
  version: v.literal(FACTS_VERSION),
  email: v.string(),
  keptAtMs: amount,
  facts,
});

export function encodeKept(journey: KeptJourney): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify({ version: FACTS_VERSION, ...journey }));
}

/** What the bytes stand for, or why they stand for nothing; any bytes are taken and none are trusted (R15.1). */
export function decodeKept(bytes: Uint8Array): KeptJourney | KeptLoss {
  const value = parsed(bytes);
  const version = v.safeParse(v.object({ version: v.number() }), value);
  if (version.success && version.output.version !== FACTS_VERSION) return 'otherVersion';
  const result = v.safeParse(kept, value);
  if (!result.success) return 'unreadable';
  const { email, keptAtMs, facts: found } = result.output;
  return { email, keptAtMs, facts: found };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
