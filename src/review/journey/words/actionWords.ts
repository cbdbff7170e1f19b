import type { Params, WordsWith } from '#src/review/engine/model/chartWords.ts';
import type { Toast } from '#machines/journey/ports.ts';
import type { ActionName } from './names.ts';
import { inWords } from '#machines/journey/inWords.ts';

const named = (params: Params, name: string): string => inWords(String(params[name]));

const DOWNLOADS: Readonly<Record<string, string>> = {
  irsForm: 'the IRS form',
  contract: 'the contract',
  extension: 'the browser extension',
  irsFormCopy: 'the filled-in copy of the IRS form',
  signedCopy: 'the signed copy',
  calendar: 'the next payment for a calendar',
};

/** What each message says, after "shows the message that". */
const TOAST_WORDS = {
  signedIn: 'the creator is signed in',
  patreonConnected: 'Patreon is connected',
  contractSigned: 'the contract is signed',
  fileUploaded: 'the file is uploaded',
  bankConnectionInitiated: 'the bank connection has begun',
  accountConnected: (params) => `${named(params, 'account')} is connected`,
  accountConnecting: (params) => `${named(params, 'account')} is being connected`,
  platformUnavailable: 'the platform is coming soon',
  downloadStarted: ({ download }) => `the download of ${DOWNLOADS[String(download)] ?? 'a file'} has begun`,
  invalidCredentials: 'the credentials are not valid',
  patreonRefused: 'Patreon refused the connection',
  somethingWentWrong: 'something went wrong',
} as const satisfies Readonly<Record<Toast['key'], WordsWith<string>>>;

const toastText = (params: Params): string => {
  const words: WordsWith<string> = TOAST_WORDS[params['key'] as Toast['key']];
  return `shows the message that ${typeof words === 'function' ? words(params) : words}`;
};

const REASONS: Readonly<Record<string, string>> = {
  signInRequired: 'signing in comes first',
  patreonRequired: 'connecting Patreon comes first',
  signedOutElsewhere: 'the creator signed out in another tab',
};

/** What the journey does by the way, in words. */
export const ACTION_WORDS = {
  showToast: toastText,

  /* Addresses and session */
  noteRedirect: ({ reason }) => `notes that ${REASONS[String(reason)] ?? 'another screen was asked for'}`,
  forgetRedirect: 'forgets why another screen was shown',
  rememberLandingAnchor: 'notes which section of the landing page is asked for',
  announceSignedIn: 'tells the session that the creator is signed in',
  announcePatreonConnected: 'tells the session that Patreon is connected',
  rememberUser: 'remembers who is signed in',
  noteOwnSession: 'notes that the creator did not merely find the demonstration signed in',
  forgetEverything: 'forgets everything typed and uploaded and who was signed in',
  forgetTyped: 'forgets everything typed and uploaded',
  rememberConsent: 'remembers whether to stay signed in',
  announceEnded: 'ends what goes on for the creator beside the screens',
  announceRestarted: 'starts the journey over',
  announceSignedOut: 'signs the creator out',

  /* What is saved on this device */
  noteSaved: 'notes since when and for how long it is saved',
  noteLoaded: 'hides the banner',
  eraseTab: 'has what this tab saved erased',
  eraseDevice: 'has what every tab saved erased',
  eraseRemaining: 'has what is left erased',
  noteLeftover: 'notes that there was something to erase',
  forgetSavedLoss: 'hides the banner',
  announceForgotten: 'has passwords and files forgotten',

  /* Landing and connections */
  rememberMonthlyRevenue: 'remembers the monthly revenue',
  rememberAdvanceSize: 'remembers the advance size',
  rememberEligibility: 'remembers the answer',
  rememberPayoutAmount: 'remembers the amount',
  rememberPayoutMonths: 'remembers the duration',
  showPlatformUnavailable: 'shows the message that the platform is coming soon',
  rememberBankConnection: 'remembers that the bank connection has begun',
  rememberConnection: (params) => `remembers that ${named(params, 'account')} is connected`,

  /* Timed screens */
  beginProgress: 'begins to count the time, from where it stood if the page was left',
  forgetSavedProgress: 'forgets where the time stood when the page was left',
  rememberElapsed: 'lets the percentage follow',

  /* Offers */
  rememberPlan: "remembers the creator's own number",
  rememberOffer: 'remembers the offer',

  /* Business information */
  rememberEntityType: 'remembers the entity type',
  rememberBusinessField: 'remembers what is typed',
  touchField: 'shows from now on what is wrong with the field',
  writeOutEin: 'writes a whole EIN with its hyphen',
  touchAllFields: 'shows what is missing beside every field',
  requestField: 'points at the field',
  forgetRequestedField: 'points at no field any more',
  addOwner: 'adds a blank owner',
  removeOwner: 'removes the owner',
  rememberOwnerField: 'remembers what is typed',
  rememberBusinessFile: 'remembers the document',
  forgetBusinessFile: 'forgets the document',
  restoreRemoved: 'brings back what was removed',
  forgetRemoved: 'forgets what was removed',
  refuseBusinessFile: 'refuses the file and says why',
  rememberIncome: 'remembers the income confirmation',
  rememberAuthorization: 'remembers the authorization',

  /* IRS form */
  refuseIrsForm: 'refuses the file and says why',
  rememberIrsForm: 'remembers the signed form',
  forgetIrsFormRefusal: 'forgets which file was refused',
  forgetIrsForm: 'forgets the signed form',

  /* Contract */
  rememberDocumentId: 'remembers the document number',
  noteReadTime: 'notes when the contract was read',
  noteAgreementTime: 'notes when the box was ticked',
  noteChange: 'notes which part is being changed',
  forgetChanging: 'forgets which part was being changed',
  forgetOtherChange: 'forgets a change that belongs to another screen',
  rememberSignature: 'remembers the name',
  markContractSigned: 'notes that the contract is signed, when and for what',

  /* Calendar and repayment countdown */
  noteDay: 'lets the dates follow the calendar',
  rememberMonthAhead: 'remembers the month to look ahead to',
  rememberCountdown: 'lets the days follow',
} as const satisfies Readonly<Record<ActionName, WordsWith<string>>>;
