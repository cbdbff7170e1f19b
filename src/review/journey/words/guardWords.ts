import type { GuardWords, Params, WordsWith } from '#src/review/engine/model/chartWords.ts';
import type { GuardName } from './names.ts';
import { SCREEN_NAMES, type ScreenId } from '#machines/journey/routes.ts';
import { humanize } from '#machines/journey/humanize.ts';

const paramText = (params: Params, name: string): string => humanize(String(params[name]));

const PARTS: Readonly<Record<string, string>> = { offer: 'the offer', business: 'the business details' };

export const GUARD_WORDS = {
  /* Addresses and session */
  isAddressOf: (params) => `the address belongs to “${SCREEN_NAMES[params['screen'] as ScreenId]}”`,
  isAddressOfOpenScreen: 'the address belongs to the open screen',
  isProtectedScreenOpen: 'the open screen requires sign-in',
  isConnectedScreenOpen: 'the open screen requires Patreon',
  isScreenSignedOutElsewhere: 'the open screen requires sign-in and the other tab is signed out',
  isScreenOfOtherUser: 'the open screen requires sign-in and the other tab has a different creator signed in',
  isScreenDisconnectedElsewhere: 'the open screen requires Patreon and the other tab has no Patreon connection',
  isProtectedAddress: 'the address requires sign-in',
  isConnectedAddress: 'the address requires Patreon',
  isGuestAtProtectedAddress: 'a guest opens an address that requires sign-in',
  isUnconnectedAtConnectedAddress: 'a visitor without Patreon opens an address that requires it',
  isSignedIn: ['the creator is signed in', 'nobody is signed in'],
  isPatreonConnected: ['Patreon is connected', 'Patreon is not connected'],
  isPatreonSettled: [
    'the contract is signed and Patreon is connected',
    'the contract is not signed, or Patreon is not connected',
  ],
  wasFoundSignedIn: 'the saved session has a signed-in creator',
  wasFoundConnected: 'the saved session has a signed-in creator with Patreon',
  isSignedInElsewhere: ['the other tab is signed in', 'the other tab is signed out'],
  isConnectedElsewhere: [
    'the other tab is signed in with Patreon connected',
    'the other tab has no Patreon connection',
  ],
  isOtherUserElsewhere: 'the other tab has a different creator signed in',
  isCreatorSignedOutElsewhere: 'the other tab no longer has this creator signed in',
  isOtherUserSigningIn: 'a different creator signs in',
  isAccepted: 'the credentials are accepted',

  /* Landing and connections */
  isPlatform: (params) => `the platform is ${paramText(params, 'platform')}`,
  isAccount: (params) => `the account is ${paramText(params, 'account')}`,
  hasConnected: (params) => `${paramText(params, 'account')} is connected`,

  /* Timed screens */
  hasReachedPercent: ({ percent }) => `progress is at least ${String(percent)}%`,
  wasFoundPaused: 'the creator paused this screen before the page closed',

  /* Offers */
  hasOffer: 'an offer is selected',
  isEstimated: 'an offer is selected, the business can be funded, and the contract is not signed',
  canReceive: 'the business can be funded and did not sign without an offer',
  isContractSigned: ['the contract is signed', 'the contract is not signed'],
  isChanging: 'the creator is changing part of the contract',

  /* Business information */
  isOwnerInput: 'the field allows what is typed',
  hasRemoved: 'the last change is a removal',
  hasSeveralOwners: 'there is more than one owner',
  isBusinessFileAcceptable: 'the field accepts the file',
  isAuthorized: ['the authorization box is checked', 'the authorization box is not checked'],
  isBusinessComplete: ['the business information is complete', 'the business information is not complete'],

  /* IRS form */
  hasIrsForm: 'a signed IRS form is uploaded',
  isIrsFormAcceptable: 'the file is a PDF of at most 10 MB',

  /* Contract */
  isScrollRequired: [
    'the contract must be scrolled to the end before agreeing',
    'the creator can agree without scrolling to the end',
  ],
  isContractRead: 'the contract counts as read',
  isAgreed: ['the agreement box is checked', 'the agreement box is unchecked'],
  isReadFirst: 'the end is reached for the first time',
  isChangeOf: ({ part }) => `the change is to ${PARTS[String(part)] ?? 'another part'}`,
  isSubmitting: ['the contract is being submitted', 'the contract is not being submitted'],
  hasSignature: ['a full name is typed', 'no full name is typed'],
  hasDocumentId: 'the contract has a document number',
  isRepaymentDue: 'the contract is signed with an offer, for a business that can be funded',

  /* Data saved on this device */
  isLoadingLate: 'saved data is still loading',
  hasSavedLoss: 'some saved data was lost',
  mayRestart: 'the creator is signed in and the contract is neither signed nor being submitted',

  /* Repayment countdown */
  isCountdownBegun: 'the countdown has already started',
  isCountdownFoundOver: 'the countdown reached zero before this visit',
  isSetUpOrRepaymentOpen: 'the setup or repayment screen is open',
  isCountdownOver: 'no days are left',
} as const satisfies Readonly<Record<GuardName, WordsWith<GuardWords>>>;
