import * as v from 'valibot';
import { ACCOUNTS, OFFER_IDS, REVIEW_PARTS } from '#machines/domain/choices.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { business, fileRef } from '#machines/domain/schemas.ts';

/** Rises whenever the shape of a saved journey changes; what another version saved is not guessed at (R15.1). */
export const SAVED_FORMAT = 5;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

/** The part of what the journey remembers that is saved as it is; the chart takes its type from here. */
const remembered = {
  connectedAccounts: v.pipe(v.array(v.picklist(ACCOUNTS)), v.readonly()),
  offerId: v.nullable(v.picklist(OFFER_IDS)),
  business,
  /** Counts the owners ever added, so that no two share an id. */
  ownersAdded: count,
  irsForm: v.nullable(fileRef),
  documentId: v.nullable(v.pipe(v.string(), v.regex(/^CCA-\d{1,6}$/))),
  isContractSigned: v.boolean(),
  /** When each step of the contract was taken: ISO times with their offset, or null (R12.2, R12.3, R12.5). */
  contractTimes: v.strictObject({ openedAt: time, readAt: time, agreedAt: time, signedAt: time }),
  /** The business and the IRS form as they were signed for; later changes do not touch them (R12.8). */
  signedFor: v.nullable(v.strictObject({ business, irsForm: v.nullable(fileRef) })),
  isBankConnectionStarted: v.boolean(),
  signature: v.string(),
  /** The part of the contract's review that the creator left it to change, until the contract is open again. */
  changing: v.nullable(v.picklist(REVIEW_PARTS)),
  /** Whether the creator asked to be remembered on this device (R4.1, R15.2). */
  isRemembered: v.boolean(),
  /** Milliseconds since the payment countdown began. */
  countdownMs: amount,
};
const savedJourney = v.strictObject({
  ...remembered,
  isCounting: v.boolean(),
  /** The timed screen that was open, how long it had run, and whether the creator held it (R15.1). */
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
 * What survives a reload (R15.1): plain JSON without passwords and file bytes. A signature is part of it only once the
 * contract is signed. Time goes on from `progress` and, while `isCounting`, from `countdownMs` while the page is away.
 */
export type SavedJourney = Readonly<v.InferOutput<typeof savedJourney>>;
export type Remembered = Pick<SavedJourney, keyof typeof remembered>;

/** A journey to be saved, and whose it is. */
export type OwnedJourney = Readonly<v.InferOutput<typeof ownedJourney>>;

/** Every file that a journey refers to, wherever it stands (R15.4). */
export function filesOf(value: unknown): readonly FileRef[] {
  if (v.is(fileRef, value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : [];
}

/** The journey without the files that are missing; what was signed for stays as it was signed (R12.8, R15.4). */
export function withoutFiles(journey: SavedJourney, isMissing: (file: FileRef) => boolean): SavedJourney {
  const text = JSON.stringify(journey, (_name, value: unknown) =>
    v.is(fileRef, value) && isMissing(value) ? null : value,
  );
  return { ...(JSON.parse(text) as SavedJourney), signedFor: journey.signedFor };
}

/** The journey that a text stands for, and whose it is, or null where it stands for nothing (R15.1). */
export function decodeJourney(text: string): OwnedJourney | null {
  return readAs(ownedJourney, text);
}

/** What a text stands for by a schema, or null; any text is taken and none is trusted. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : null;
}
