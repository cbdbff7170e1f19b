import { fromCallback, fromPromise } from 'xstate';
import type { AccountId, PlatformId } from '#machines/domain/choices.ts';
import { msToNextPercent } from '#machines/domain/progress.ts';
import { msToNextDay } from '#machines/domain/repayment.ts';
import type { Credentials, User } from '#machines/domain/session.ts';
import type { JourneyEvent } from './events/events.ts';
import { createPersistenceMachine } from '#machines/persistence/persistence.ts';

/** The answer to a sign-in: a user, or null when refused (R4.3, R4.4). */
export type SignInAnswer = { readonly user: User | null };

/** The answer to a Patreon connection (R5.3, R5.4). */
export type ConnectAnswer = { readonly isConnected: boolean };

/** The answer to credentials, whichever they were. */
export type Answer = SignInAnswer | ConnectAnswer;

/** What is signed: the document and the typed name (R12.5). */
export type SignedContract = { readonly documentId: string; readonly signature: string };

/** A document number and when it was drawn: an ISO time with its offset (R12.1). */
export type IssuedNumber = { readonly documentNumber: number; readonly issuedAt: string };

/** By the event that reports a time: milliseconds to the next report, or null when nothing changes any more. */
export const NEXT_REPORT = { 'progress.advanced': msToNextPercent, 'countdown.advanced': msToNextDay };

/** Time to be watched: from how many milliseconds on, and which event reports it. */
export type WatchTimeInput = { readonly fromMs: number; readonly reportAs: keyof typeof NEXT_REPORT };

/**
 * The services as the chart sees them. Each port rejects until an implementation is provided; a rejection is an
 * exception and takes the chart's error transition.
 */
export const ports = {
  /** Checks credentials (R4.3). */
  signIn: fromPromise<SignInAnswer, Credentials>(notProvided),
  /** Connects the Patreon account (R5.3). */
  connectPatreon: fromPromise<ConnectAnswer, Credentials>(notProvided),
  /** Connects an optional account (R5.5). */
  connectAccount: fromPromise<void, { readonly account: AccountId }>(notProvided),
  /** Draws the number of a contract document, a whole number below 1,000,000, and says when (R12.1). */
  issueDocumentNumber: fromPromise<IssuedNumber>(notProvided),
  /** Submits the signed contract and says when it was signed (R12.5). */
  signContract: fromPromise<{ readonly signedAt: string }, SignedContract>(notProvided),
  /** Saves what was typed on this device and erases it (R15). */
  persistence: createPersistenceMachine(),
  /** Reports the milliseconds that have passed, counted on a clock and never in ticks (R6.1, R11.1, R13.1). */
  watchTime: fromCallback<JourneyEvent, WatchTimeInput>(() => {
    throw new Error('not provided');
  }),
};

function notProvided(): Promise<never> {
  return Promise.reject(new Error('not provided'));
}

/** What a creator can download. */
export type DownloadId = 'irsForm' | 'contract' | 'extension' | 'irsFormCopy' | 'signedCopy' | 'calendar';

/** A brief message for the creator, as data; the words are content's (R14.1). */
export type Toast =
  | {
      kind: 'success';
      key: 'signedIn' | 'patreonConnected' | 'contractSigned' | 'fileUploaded' | 'bankConnectionInitiated';
    }
  | { kind: 'success'; key: 'accountConnected'; account: AccountId }
  | { kind: 'info'; key: 'platformUnavailable'; platform: PlatformId }
  | { kind: 'info'; key: 'accountConnecting'; account: AccountId }
  | { kind: 'info'; key: 'downloadStarted'; download: DownloadId }
  | { kind: 'error'; key: 'invalidCredentials' | 'patreonRefused' | 'somethingWentWrong' };

/** What the chart emits: show a message, or forget what was typed; the app acts, a test counts. */
export type JourneyEmitted = { type: 'toast.shown'; toast: Toast } | { type: 'journey.forgotten' };
