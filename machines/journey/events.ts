import type { DocumentSlot, FormField } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { EligibilityQuestion } from '#machines/domain/eligibility.ts';
import type { Session, User } from '#machines/domain/session.ts';

/** What a creator can download. */
export type DownloadId = 'irsForm' | 'contract' | 'extension' | 'irsFormCopy' | 'signedCopy' | 'paymentHistory';
export type PlatformId = 'patreon' | 'substack' | 'supercast' | 'applePodcast';
export type AccountId = 'shopify' | 'youtube';
/** A part of what is agreed to, that can be changed before signing. */
export type ReviewPart = 'offer' | 'business' | 'irsForm';
export type BusinessTextField = 'ein' | 'address';

/** A business field that has been left once, or that Continue found incomplete, so that its problem may be shown. */
export type LeftField = FormField;

/** Everything that can happen to the journey. Secrets and file bytes stay outside; events carry references (R5.2). */
export type JourneyEvent =
  /* Address bar and session (R1, R2) */
  | { type: 'url.opened'; path: string; hash: string }
  | { type: 'navigation.backRequested' }
  | { type: 'session.signedIn'; user: User }
  | { type: 'session.patreonConnected' }
  | { type: 'session.signedOut' }
  | { type: 'session.changedElsewhere'; session: Session }
  /* Landing (R3) */
  | { type: 'calculator.revenueChanged'; thousandDollars: number }
  | { type: 'calculator.monthsChosen'; months: number }
  | { type: 'payout.amountChanged'; amountDollars: number }
  | { type: 'payout.monthsChosen'; months: number }
  | { type: 'eligibility.answered'; question: EligibilityQuestion; isMet: boolean }
  /* Sign in (R4) and connections (R5) */
  | { type: 'signIn.submitted'; email: string; secretId: string; isRemembered: boolean }
  | { type: 'platform.chosen'; platform: PlatformId }
  | { type: 'patreon.submitted'; email: string; secretId: string }
  | { type: 'patreon.continued' }
  | { type: 'accounts.connectRequested'; account: AccountId }
  | { type: 'accounts.continued' }
  /* Timed screens (R6, R11) */
  | { type: 'progress.advanced'; elapsedMs: number }
  | { type: 'progress.paused' }
  | { type: 'progress.resumed' }
  /* Offers (R8) */
  | { type: 'offers.selected'; offerId: string }
  | { type: 'offers.continued' }
  /* Business information (R9) */
  | { type: 'business.entityTypeChosen'; entityType: string }
  | { type: 'business.fieldChanged'; field: BusinessTextField; value: string }
  | { type: 'business.fieldLeft'; field: LeftField }
  | { type: 'business.ownerAdded' }
  | { type: 'business.ownerRemoved'; ownerId: string }
  | { type: 'business.ownerNameChanged'; ownerId: string; name: string }
  | { type: 'business.ownerPercentageChanged'; ownerId: string; percentage: string }
  | { type: 'business.ownerIdChosen'; ownerId: string; file: FileRef }
  | { type: 'business.ownerIdRemoved'; ownerId: string }
  | { type: 'business.documentChosen'; slot: DocumentSlot; file: FileRef }
  | { type: 'business.documentRemoved'; slot: DocumentSlot }
  | { type: 'business.incomeConfirmationChanged'; isConfirmed: boolean }
  | { type: 'business.authorizationChanged'; isGiven: boolean }
  | { type: 'business.continued' }
  | { type: 'business.fieldAsked'; field: FormField }
  | { type: 'business.fieldShown' }
  /* Shown documents (R10, R12) */
  | { type: 'viewer.loaded' }
  | { type: 'viewer.failed' }
  | { type: 'viewer.retried' }
  /* IRS form (R10) */
  | { type: 'irsForm.downloaded' }
  | { type: 'irsForm.fileChosen'; file: FileRef }
  | { type: 'irsForm.fileRemoved' }
  | { type: 'irsForm.copyWritten' }
  | { type: 'irsForm.continued' }
  /* Contract (R12) */
  | { type: 'contract.downloaded' }
  | { type: 'contract.scrolledToEnd'; at: string }
  | { type: 'contract.agreementChanged'; isAgreed: boolean; at: string }
  | { type: 'contract.changeRequested'; part: ReviewPart }
  | { type: 'contract.signatureChanged'; signature: string }
  | { type: 'contract.submitted' }
  | { type: 'contract.copyDownloaded' }
  | { type: 'contract.dashboardOpened' }
  /* Set-up and repayment (R13) */
  | { type: 'bank.connectRequested' }
  | { type: 'extension.downloaded' }
  | { type: 'repayment.historyDownloaded' }
  | { type: 'countdown.advanced'; elapsedMs: number }
  | { type: 'day.changed'; today: string }
  /* What is kept on this device (R15) */
  | { type: 'saving.loaded' }
  | { type: 'saving.succeeded'; at: string; until: 'tabCloses' | 'signOut' }
  | { type: 'saving.failed' }
  | { type: 'saving.outdated' }
  | { type: 'saving.erased' }
  | { type: 'saving.eraseFailed' }
  | { type: 'saving.eraseRetried' }
  | { type: 'saving.lossSeen' }
  | { type: 'clearing.restartRequested' }
  | { type: 'clearing.eraseRequested' }
  | { type: 'clearing.cancelled' }
  | { type: 'clearing.confirmed' }
  | { type: 'journey.restarted' };

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
  | { kind: 'info'; key: 'businessIncomplete' }
  | { kind: 'error'; key: 'invalidCredentials' | 'patreonRefused' | 'somethingWentWrong' };

/** What the chart tells the app: show a message, forget what was kept, or erase all of it; the app acts, a test counts. */
export type JourneyEmitted =
  | { type: 'toast.shown'; toast: Toast }
  | { type: 'journey.forgotten' }
  | { type: 'device.erased' };
