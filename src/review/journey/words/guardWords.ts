import type { GuardWords, Params, WordsWith } from '#src/review/engine/model/chartWords.ts';
import type { GuardName } from './names.ts';
import { SCREEN_NAMES, type ScreenId } from '#machines/journey/routes.ts';
import { humanize } from '#machines/journey/humanize.ts';

const named = (params: Params, name: string): string => humanize(String(params[name]));

const PARTS: Readonly<Record<string, string>> = { offer: 'the offer', business: 'the business details' };

export const GUARD_WORDS = {
  /* Addresses and session */
  isAddressOf: (params) => `it is the address of “${SCREEN_NAMES[params['screen'] as ScreenId]}”`,
  isAddressOfOpenScreen: 'it is the address of the open screen',
  isProtectedScreenOpen: 'the open screen needs signing in',
  isConnectedScreenOpen: 'the open screen needs a Patreon connection',
  isScreenSignedOutElsewhere: 'nobody is signed in there any more, which the open screen needs',
  isScreenOfOtherUser: 'another creator is signed in there, and the open screen needs signing in',
  isScreenDisconnectedElsewhere: 'Patreon is not connected there, which the open screen needs',
  isProtectedAddress: 'the screen asked for needs signing in',
  isConnectedAddress: 'the screen asked for needs a Patreon connection',
  isGuestAtProtectedAddress: 'a guest asks for a screen that needs signing in',
  isUnconnectedAtConnectedAddress: 'a visitor without a Patreon connection asks for a screen that needs one',
  isSignedIn: ['the creator is signed in', 'nobody is signed in'],
  isPatreonConnected: ['Patreon is connected', 'Patreon is not connected'],
  isPatreonSettled: [
    'the contract is signed for the connected Patreon account',
    'the contract is not signed, or Patreon is not connected',
  ],
  wasFoundSignedIn: 'a signed-in creator was found',
  wasFoundConnected: 'a signed-in creator with Patreon connected was found',
  isSignedInElsewhere: ['somebody is signed in there', 'nobody is signed in there'],
  isConnectedElsewhere: [
    'somebody is signed in there with Patreon connected',
    'nobody is signed in there with Patreon connected',
  ],
  isOtherUserElsewhere: 'another creator is signed in there',
  isCreatorSignedOutElsewhere: 'the creator is no longer signed in there',
  isOtherUserSigningIn: 'it is another creator than before',
  isAccepted: 'the answer is yes',

  /* Landing and connections */
  isPlatform: (params) => `it is ${named(params, 'platform')}`,
  isAccount: (params) => `it is ${named(params, 'account')}`,
  hasConnected: (params) => `${named(params, 'account')} is connected`,

  /* Timed screens */
  hasReachedPercent: ({ percent }) => `${String(percent)} % are reached`,
  wasFoundPaused: 'the creator had pressed Pause here before the page was left',

  /* Offers */
  hasOffer: 'an offer is selected',
  isEstimated: 'an offer that can be paid out is selected, and the contract is not signed',
  canReceive: 'the business can be funded and has not signed without an offer',
  isContractSigned: ['the contract is signed', 'the contract is not signed'],
  isChanging: 'a part of the contract is being changed',

  /* Business information */
  isOwnerInput: 'the field takes what is typed',
  hasRemoved: 'something was removed last',
  hasSeveralOwners: 'there are several owners',
  isBusinessFileAcceptable: 'the file is of a kind that is taken there',
  isAuthorized: ['the authorization box is ticked', 'the authorization box is not ticked'],
  isBusinessComplete: ['the business information is complete', 'the business information is not complete'],

  /* IRS form */
  hasIrsForm: 'a signed IRS form is uploaded',
  isIrsFormAcceptable: 'the file is a PDF of at most 10 MB',

  /* Contract */
  isScrollRequired: [
    'our policy asks the creator to scroll to the end before agreeing',
    'our policy lets the creator agree without scrolling to the end',
  ],
  isContractRead: 'the contract counts as read',
  isAgreed: ['the box is ticked now', 'the box is unticked now'],
  isReadFirst: 'it is the first time',
  isChangeOf: ({ part }) => `it is ${PARTS[String(part)] ?? 'another part'}`,
  isSubmitting: ['the contract is being submitted', 'the contract is not being submitted'],
  hasSignature: ['a full name is typed', 'no full name is typed'],
  hasDocumentId: 'the contract has its document number',
  isRepaymentDue: 'an offer is signed for by a business that can be funded',

  /* What is saved on this device */
  isLoadingLate: 'what was saved is not here yet',
  hasSavedLoss: 'something saved could not come back',
  mayRestart: 'the creator is signed in and the contract is neither signed nor being submitted',

  /* Repayment countdown */
  isCountdownBegun: 'the countdown had begun before',
  isCountdownFoundOver: 'the days ran out while the page was away',
  isSetUpOrRepaymentOpen: 'the set-up or the repayment is open',
  isCountdownOver: 'no day is left',
} as const satisfies Readonly<Record<GuardName, WordsWith<GuardWords>>>;
