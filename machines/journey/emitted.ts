import type { AccountId, PlatformId } from '#machines/domain/choices.ts';

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

/** What the chart emits: show a message, forget what was typed, or erase all that was saved; the app acts, a test counts. */
export type JourneyEmitted =
  | { type: 'toast.shown'; toast: Toast }
  | { type: 'journey.forgotten' }
  | { type: 'device.erased' };
