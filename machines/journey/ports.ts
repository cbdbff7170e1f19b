import { fromCallback, fromPromise } from 'xstate';
import type { AccountId, PlatformId } from '#machines/domain/choices.ts';
import { msToNextPercent } from '#machines/domain/progress.ts';
import { msToNextDay } from '#machines/domain/repayment.ts';
import type { Credentials, User } from '#machines/domain/session.ts';
import type { JourneyEvent } from './events/events.ts';
import { createPersistenceMachine } from '#machines/persistence/persistence.ts';

/** A null user means that the credentials were rejected (R4.3, R4.4). */
export type SignInAnswer = { readonly user: User | null };

/** `isConnected` is false if Patreon rejected the connection (R5.3, R5.4). */
export type ConnectAnswer = { readonly isConnected: boolean };

export type Answer = SignInAnswer | ConnectAnswer;

export type SignedContract = { readonly documentId: string; readonly signature: string };

/** `issuedAt` is an ISO time with UTC offset (R12.1). */
export type IssuedNumber = { readonly documentNumber: number; readonly issuedAt: string };

/** Functions that return the milliseconds to the next report, or null once nothing more changes. */
export const NEXT_REPORT = { 'progress.advanced': msToNextPercent, 'countdown.advanced': msToNextDay };

export type WatchTimeInput = { readonly fromMs: number; readonly reportAs: keyof typeof NEXT_REPORT };

/** The services that the chart calls. Until an implementation is provided, each call fails with an error. */
export const ports = {
  signIn: fromPromise<SignInAnswer, Credentials>(notProvided),
  connectPatreon: fromPromise<ConnectAnswer, Credentials>(notProvided),
  connectAccount: fromPromise<void, { readonly account: AccountId }>(notProvided),
  /** Issues a whole number below 1,000,000 (R12.1). */
  issueDocumentNumber: fromPromise<IssuedNumber>(notProvided),
  signContract: fromPromise<{ readonly signedAt: string }, SignedContract>(notProvided),
  persistence: createPersistenceMachine(),
  /** Reports elapsed milliseconds, measured with a clock rather than counted in ticks (R6.1, R11.1, R13.1). */
  watchTime: fromCallback<JourneyEvent, WatchTimeInput>(() => {
    throw new Error('This port has no implementation.');
  }),
};

function notProvided(): Promise<never> {
  return Promise.reject(new Error('This port has no implementation.'));
}

export type DownloadId = 'irsForm' | 'contract' | 'extension' | 'irsFormCopy' | 'signedCopy' | 'calendar';

/** A toast as data; its text is in src/content/toasts.ts (R14.1). */
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

export type JourneyEmitted = { type: 'toast.shown'; toast: Toast } | { type: 'journey.forgotten' };
