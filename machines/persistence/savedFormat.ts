import * as v from 'valibot';
import { PLAN_RANGES } from '#machines/constants.ts';
import { ACCOUNTS, OFFER_IDS, REVIEW_PARTS } from '#machines/domain/choices.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { business, fileRef } from '#machines/domain/schemas.ts';

/** Version of the saved format. Increase it when the shape changes; other versions aren't restored (R15.1). */
export const SAVED_FORMAT = 6;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const inRange = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const time = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

/** Context fields that are saved under the same names; the context takes their types from here. */
const remembered = {
  connectedAccounts: v.pipe(v.array(v.picklist(ACCOUNTS)), v.readonly()),
  offerId: v.nullable(v.picklist(OFFER_IDS)),
  /** Range-checked, because a huge number of months would make the forecast endless (R19.3). */
  plan: v.strictObject({
    revenueDollars: inRange(PLAN_RANGES.revenueDollars),
    changePercent: inRange(PLAN_RANGES.changePercent),
    changeMonth: inRange(PLAN_RANGES.changeMonth),
    changeLastsMonths: inRange(PLAN_RANGES.changeLastsMonths),
    costsDollars: inRange(PLAN_RANGES.costsDollars),
    taxPercent: inRange(PLAN_RANGES.taxPercent),
  }),
  business,
  /** Number of owners ever added, so each gets a unique id. */
  ownersAdded: count,
  irsForm: v.nullable(fileRef),
  documentId: v.nullable(v.pipe(v.string(), v.regex(/^CCA-\d{1,6}$/))),
  isContractSigned: v.boolean(),
  /** ISO times with UTC offset (R12.2, R12.3, R12.5). */
  contractTimes: v.strictObject({ openedAt: time, readAt: time, agreedAt: time, signedAt: time }),
  signedFor: v.nullable(v.strictObject({ business, irsForm: v.nullable(fileRef) })),
  isBankConnectionStarted: v.boolean(),
  signature: v.string(),
  /** The part of the contract being changed, until the contract is shown again. */
  changing: v.nullable(v.picklist(REVIEW_PARTS)),
  isRemembered: v.boolean(),
  countdownMs: amount,
};
const savedJourney = v.strictObject({
  ...remembered,
  isCounting: v.boolean(),
  progress: v.nullable(
    v.strictObject({
      screen: v.picklist(['processing', 'businessVerification']),
      elapsedMs: amount,
      isPaused: v.boolean(),
    }),
  ),
});
const ownedJourney = v.strictObject({ email: v.string(), journey: savedJourney });

/**
 * A saved journey: plain JSON without passwords or file bytes (R15.1). Includes the signature only after the contract
 * is signed. While the page is closed, `progress` advances unless paused, and `countdownMs` advances if `isCounting`.
 */
export type SavedJourney = Readonly<v.InferOutput<typeof savedJourney>>;
export type Remembered = Pick<SavedJourney, keyof typeof remembered>;

export type OwnedJourney = Readonly<v.InferOutput<typeof ownedJourney>>;

/** Returns every file that a journey refers to, at any depth (R15.4). */
export function filesOf(value: unknown): readonly FileRef[] {
  if (v.is(fileRef, value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : [];
}

/** Removes missing files from a journey, except in `signedFor`, which records what was signed (R12.8, R15.4). */
export function withoutFiles(journey: SavedJourney, isMissing: (file: FileRef) => boolean): SavedJourney {
  const text = JSON.stringify(journey, (_name, value: unknown) =>
    v.is(fileRef, value) && isMissing(value) ? null : value,
  );
  return { ...(JSON.parse(text) as SavedJourney), signedFor: journey.signedFor };
}

/** Parses a saved journey; returns null for anything else (R15.1). */
export function decodeJourney(text: string): OwnedJourney | null {
  return parseJson(ownedJourney, text);
}

/** Parses untrusted JSON with a schema; returns null if it doesn't match. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : null;
}
