import * as v from 'valibot';
import { ACCOUNTS, OFFER_IDS, REVIEW_PARTS } from '#machines/domain/choices.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { business, fileRef } from '#machines/domain/schemas.ts';
import { blankJourney, type JourneyContext, type SavedLoss, type TimedProgress } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';

/** Rises whenever the shape of a saved journey changes; what another version saved is not guessed at (R15.1). */
export const SAVED_FORMAT = 4;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

/** The part of what the journey remembers that is saved as it is. */
const remembered = {
  connectedAccounts: v.pipe(v.array(v.picklist(ACCOUNTS)), v.readonly()),
  offerId: v.nullable(v.picklist(OFFER_IDS)),
  business,
  ownersAdded: count,
  irsForm: v.nullable(fileRef),
  documentId: v.nullable(v.pipe(v.string(), v.regex(/^CCA-\d{1,6}$/))),
  isContractSigned: v.boolean(),
  contractTimes: v.strictObject({ openedAt: time, readAt: time, agreedAt: time, signedAt: time }),
  signedFor: v.nullable(v.strictObject({ business, irsForm: v.nullable(fileRef) })),
  isBankConnectionStarted: v.boolean(),
  signature: v.string(),
  changing: v.nullable(v.picklist(REVIEW_PARTS)),
  isRemembered: v.boolean(),
  countdownMs: amount,
} satisfies { readonly [Name in keyof JourneyContext]?: v.GenericSchema<unknown, JourneyContext[Name]> };
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
const record = v.strictObject({
  version: v.literal(SAVED_FORMAT),
  email: v.string(),
  savedAtMs: amount,
  journey: savedJourney,
});

/**
 * What survives a reload (R15.1): plain JSON without passwords and file bytes. A signature is part of it only once the
 * contract is signed. Time goes on from `progress` and, while `isCounting`, from `countdownMs` while the page is away.
 */
export type SavedJourney = Readonly<v.InferOutput<typeof savedJourney>>;

/** A saved journey, whose it is, and when it was so. */
export type SavedRecord = { readonly email: string; readonly savedAtMs: number; readonly journey: SavedJourney };

/** The journey of this snapshot as it is saved (R15.1). */
export function viewSavedJourney(snapshot: JourneySnapshot): SavedJourney {
  const { context } = snapshot;
  const { contractTimes, isContractSigned } = context;
  return {
    ...rememberedOf(context),
    signature: isContractSigned ? context.signature : '',
    contractTimes: isContractSigned ? contractTimes : { ...contractTimes, agreedAt: null, signedAt: null },
    isCounting: snapshot.matches({ countdown: 'counting' }),
    progress: progressOf(snapshot),
  };
}

/** The journey of a creator who has typed nothing, with which nothing need be saved. */
export const NOTHING_TYPED: SavedJourney = { ...rememberedOf(blankJourney()), isCounting: false, progress: null };

/** The same journey some milliseconds later: what runs has gone on meanwhile (R13.1, R15.1). */
export function savedJourneyAfter(journey: SavedJourney, passedMs: number): SavedJourney {
  const passed = Math.max(0, passedMs);
  const { progress, countdownMs, isCounting } = journey;
  return {
    ...journey,
    progress:
      progress === null || progress.isPaused ? progress : { ...progress, elapsedMs: progress.elapsedMs + passed },
    countdownMs: isCounting ? countdownMs + passed : countdownMs,
  };
}

/** The journey of a tab that was duplicated: a contract that is not signed gets a number of its own (R12.1). */
export function duplicateOf(journey: SavedJourney): SavedJourney {
  return journey.isContractSigned ? journey : { ...journey, documentId: null };
}

/** Every file that a journey refers to, wherever it stands (R15.4). */
export function filesOf(value: unknown): readonly FileRef[] {
  if (v.is(fileRef, value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : [];
}

/** The journey without the files that are gone; what was signed for stays as it was signed (R12.8, R15.4). */
export function withoutFiles(journey: SavedJourney, isGone: (file: FileRef) => boolean): SavedJourney {
  const text = JSON.stringify(journey, (_name, value: unknown) =>
    v.is(fileRef, value) && isGone(value) ? null : value,
  );
  return { ...(JSON.parse(text) as SavedJourney), signedFor: journey.signedFor };
}

export function encodeRecord(saved: SavedRecord): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ version: SAVED_FORMAT, ...saved }));
}

/** What the bytes stand for, or why they stand for nothing; any bytes are taken and none are trusted (R15.1). */
export function decodeRecord(bytes: Uint8Array): SavedRecord | SavedLoss {
  const value = parsed(bytes);
  const version = v.safeParse(v.object({ version: v.number() }), value);
  if (version.success && version.output.version !== SAVED_FORMAT) return 'otherVersion';
  const result = v.safeParse(record, value);
  if (!result.success) return 'unreadable';
  const { email, savedAtMs, journey } = result.output;
  return { email, savedAtMs, journey };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

type Remembered = Pick<SavedJourney, keyof typeof remembered>;

function rememberedOf(context: Remembered): Remembered {
  const names = Object.keys(remembered) as (keyof Remembered)[];
  return Object.fromEntries(names.map((name) => [name, context[name]])) as Remembered;
}

function progressOf(snapshot: JourneySnapshot): SavedJourney['progress'] {
  if (!snapshot.hasTag('timed')) return null;
  const screen = openScreen(snapshot) as TimedProgress['screen'];
  const isPaused = snapshot.matches({ screen: { [screen]: { timer: 'paused' } } } as never);
  return { screen, elapsedMs: snapshot.context.elapsedMs, isPaused };
}
