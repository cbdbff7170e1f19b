import type { GuardWords, Params, WordsWith } from '#machines/graph/model/chartWords.ts';
import type { GuardName } from './names.ts';
import { inWords } from '#machines/journey/inWords.ts';

const statement = (holds: string, fails: string): GuardWords => ({ holds, fails });

const named = (params: Params, name: string): string => inWords(String(params[name]));

const PARTS: Readonly<Record<string, string>> = { offer: 'the offer', business: 'the business details' };

/** The guards of the journey, in words. */
export const GUARD_WORDS = {
  /* Addresses and session */
  isAddressOf: (params) =>
    statement(`it is the address of ${named(params, 'screen')}`, `it is not the address of ${named(params, 'screen')}`),
  isAddressOfOpenScreen: statement('it is the address of the open screen', 'it is the address of another screen'),
  isProtectedScreenOpen: statement('the open screen needs signing in', 'the open screen needs no signing in'),
  isConnectedScreenOpen: statement(
    'the open screen needs a Patreon connection',
    'the open screen needs no Patreon connection',
  ),
  isScreenSignedOutElsewhere: statement(
    'nobody is signed in there any more, which the open screen needs',
    'somebody is still signed in there, or the open screen does not need it',
  ),
  isScreenOfOtherUser: statement(
    'another creator is signed in there, and the open screen needs signing in',
    'no other creator is signed in there, or the open screen needs no signing in',
  ),
  isScreenDisconnectedElsewhere: statement(
    'Patreon is not connected there, which the open screen needs',
    'Patreon is connected there, or the open screen does not need it',
  ),
  isProtectedAddress: statement('the screen asked for needs signing in', 'the screen asked for is open to everyone'),
  isConnectedAddress: statement(
    'the screen asked for needs a Patreon connection',
    'the screen asked for needs no Patreon connection',
  ),
  isGuestAtProtectedAddress: statement(
    'a guest asks for a screen that needs signing in',
    'the visitor is signed in or asks for a screen that is open to everyone',
  ),
  isUnconnectedAtConnectedAddress: statement(
    'a visitor without a Patreon connection asks for a screen that needs one',
    'Patreon is connected or the screen asked for does not need it',
  ),
  isSignedIn: statement('the creator is signed in', 'nobody is signed in'),
  isPatreonConnected: statement('Patreon is connected', 'Patreon is not connected'),
  wasFoundSignedIn: statement('a signed-in creator was found', 'no signed-in creator was found'),
  wasFoundConnected: statement(
    'a signed-in creator with Patreon connected was found',
    'no signed-in creator with Patreon connected was found',
  ),
  isSignedInElsewhere: statement('somebody is signed in there', 'nobody is signed in there'),
  isConnectedElsewhere: statement(
    'somebody is signed in there with Patreon connected',
    'nobody is signed in there with Patreon connected',
  ),
  isOtherUserElsewhere: statement('another creator is signed in there', 'no other creator is signed in there'),
  isCreatorGoneElsewhere: statement('the creator is no longer signed in there', 'the creator is still signed in there'),
  isOtherUserSigningIn: statement('it is another creator than before', 'it is the same creator as before'),
  isAccepted: statement('the answer is yes', 'the answer is no'),

  /* Landing and connections */
  isPlatform: (params) => statement(`it is ${named(params, 'platform')}`, `it is not ${named(params, 'platform')}`),
  isAccount: (params) => statement(`it is ${named(params, 'account')}`, `it is not ${named(params, 'account')}`),
  hasConnected: (params) =>
    statement(`${named(params, 'account')} is connected`, `${named(params, 'account')} is not connected yet`),

  /* Timed screens */
  hasReachedPercent: ({ percent }) =>
    statement(`${String(percent)} % are reached`, `${String(percent)} % are not reached yet`),
  wasFoundPaused: statement(
    'the creator had pressed Pause before the page was left',
    'the creator had not pressed Pause before the page was left',
  ),

  /* Offers */
  hasOffer: statement('an offer is selected', 'no offer is selected'),
  isContractSigned: statement('the contract is signed', 'the contract is not signed'),
  isChanging: statement('a part of the contract is being changed', 'no part of the contract is being changed'),

  /* Business information */
  isOwnerInput: statement('the field takes what is typed', 'the field does not take what is typed'),
  hasRemoved: statement('something was removed last', 'nothing was removed last'),
  hasSeveralOwners: statement('there are several owners', 'there is only one owner'),
  isBusinessFileAcceptable: statement(
    'the file is of a kind that is taken there',
    'the file is not of a kind that is taken there',
  ),
  isAuthorized: statement('the authorization box is ticked', 'the authorization box is not ticked'),
  isBusinessComplete: statement('the business information is complete', 'the business information is not complete'),

  /* IRS form */
  hasIrsForm: statement('a signed IRS form is uploaded', 'no signed IRS form is uploaded'),
  isIrsFormAcceptable: statement('the file is a PDF of at most 10 MB', 'the file is not a PDF of at most 10 MB'),

  /* Contract */
  isScrollRequired: statement(
    'the contract must be scrolled to its end before agreeing',
    'the contract need not be scrolled to its end before agreeing',
  ),
  isContractRead: statement('the contract counts as read', 'the contract does not count as read yet'),
  isAgreed: statement('the box is ticked now', 'the box is unticked now'),
  isReadFirst: statement('it is the first time', 'it is not the first time'),
  isChangeOf: ({ part }) =>
    statement(`it is ${PARTS[String(part)] ?? 'another part'}`, `it is not ${PARTS[String(part)] ?? 'another part'}`),
  isSubmitting: statement('the contract is being submitted', 'the contract is not being submitted'),
  hasSignature: statement('a full name is typed', 'no full name is typed'),
  hasDocumentId: statement('the contract has its document number', 'the contract has no document number'),

  /* What is saved on this device */
  isLoadingLate: statement('what was saved is not here yet', 'what was saved is here'),
  hasSavedLoss: statement('something saved could not come back', 'everything saved could come back'),
  mayRestart: statement(
    'the creator is signed in and the contract is neither signed nor being submitted',
    'nobody is signed in, or the contract is signed or being submitted',
  ),

  /* Repayment countdown */
  isCountdownBegun: statement('the countdown had begun before', 'the countdown had not begun before'),
  isCountdownFoundOver: statement('the days ran out while the page was away', 'days are left since the page was away'),
  isSetUpOrRepaymentOpen: statement(
    'the set-up or the repayment is open',
    'neither the set-up nor the repayment is open',
  ),
  isCountdownOver: statement('no day is left', 'days are left'),
} as const satisfies Readonly<Record<GuardName, WordsWith<GuardWords>>>;
