import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import { isSignature } from '#machines/domain/contract.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { inWords } from '#machines/graph/words.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { Choice } from './moment.ts';

/** What an event says of itself to a reader: who causes it, and one sentence without its full stop. */
type Words<Event> = { readonly source: Choice['source']; readonly text: (event: Event) => string };

type Table = { readonly [Type in JourneyEvent['type']]: Words<Extract<JourneyEvent, { type: Type }>> };

const creator = (text: string) => ({ source: 'creator', text: () => text }) as const;
const outside = (text: string) => ({ source: 'outside', text: () => text }) as const;

const FILE_BUTTON = 'The creator chooses the file';
const fileText = ({ file }: { readonly file: { readonly name: string; readonly sizeBytes: number } }) =>
  `${FILE_BUTTON} ${file.name}${file.sizeBytes === 0 ? ', which is empty' : ''}`;

/** A value that was typed or chosen, with what cannot be seen made visible. */
const typed = (value: string) => (value.trim() === '' ? 'nothing' : `"${value}"`);

/** Every event of the journey in plain words. */
export const EVENT_WORDS: Table = {
  'url.opened': { source: 'creator', text: ({ path, hash }) => `The address ${path}${hash} is opened` },
  'navigation.backRequested': creator('The creator presses Back'),
  'session.signedIn': outside('The credentials are accepted'),
  'session.patreonConnected': outside('Patreon is connected'),
  'session.signedOut': creator('The creator signs out'),
  'session.changedElsewhere': {
    source: 'outside',
    text: ({ session }) => {
      if (!session.isAuthenticated) return 'Another tab signs out';
      const connection = session.isPatreonConnected ? 'with Patreon connected' : 'without a Patreon connection';
      return `In another tab ${session.user?.name ?? 'somebody'} is signed in ${connection}`;
    },
  },
  'calculator.revenueChanged': creator('The creator moves the slider of the monthly revenue'),
  'calculator.monthsChosen': {
    source: 'creator',
    text: ({ months }) => `The creator chooses an advance of ${months} months`,
  },
  'payout.amountChanged': creator('The creator moves the slider of the payout'),
  'payout.monthsChosen': {
    source: 'creator',
    text: ({ months }) => `The creator chooses a payout of ${months} months`,
  },
  'eligibility.answered': {
    source: 'creator',
    text: ({ isMet }) => `The creator answers a question of the eligibility check with ${isMet ? 'Yes' : 'No'}`,
  },
  'signIn.submitted': creator('The creator presses Sign in'),
  'platform.chosen': { source: 'creator', text: ({ platform }) => `The creator chooses ${inWords(platform)}` },
  'patreon.submitted': creator('The creator presses Connect Patreon'),
  'patreon.continued': creator('The creator goes on with the Patreon account that is connected'),
  'accounts.connectRequested': {
    source: 'creator',
    text: ({ account }) => `The creator connects ${inWords(account)}`,
  },
  'accounts.continued': creator('The creator presses Continue on the additional accounts'),
  'progress.advanced': {
    source: 'time',
    text: ({ elapsedMs }) => `The progress shows ${progressPercent(elapsedMs)} %`,
  },
  'progress.paused': creator('The creator presses Pause'),
  'progress.resumed': creator('The creator presses Resume'),
  'offers.selected': { source: 'creator', text: ({ offerId }) => `The creator selects the offer ${offerId}` },
  'offers.continued': creator('The creator presses Continue on the offers'),
  'business.entityTypeChosen': {
    source: 'creator',
    text: ({ entityType }) => `The creator chooses the entity type ${entityType}`,
  },
  'business.fieldChanged': {
    source: 'creator',
    text: ({ field, value }) => `The creator types ${typed(value)} as ${field === 'ein' ? 'EIN' : field}`,
  },
  'business.fieldLeft': creator('The creator leaves a field of the business form'),
  'business.ownerAdded': creator('The creator adds an owner'),
  'business.ownerRemoved': creator('The creator removes an owner'),
  'business.ownerNameChanged': {
    source: 'creator',
    text: ({ name }) => `The creator types ${typed(name)} as the name of an owner`,
  },
  'business.ownerPercentageChanged': {
    source: 'creator',
    text: ({ percentage }) => `The creator types ${typed(percentage)} as the percentage of an owner`,
  },
  'business.ownerIdChosen': { source: 'creator', text: (event) => `${fileText(event)} as the ID of an owner` },
  'business.ownerIdRemoved': creator('The creator removes the ID of an owner'),
  'business.documentChosen': { source: 'creator', text: (event) => `${fileText(event)} as a business document` },
  'business.documentRemoved': creator('The creator removes a business document'),
  'business.incomeConfirmationChanged': {
    source: 'creator',
    text: ({ isConfirmed }) => `The creator ${isConfirmed ? 'ticks' : 'unticks'} the confirmation of the income`,
  },
  'business.authorizationChanged': {
    source: 'creator',
    text: ({ isGiven }) => `The creator ${isGiven ? 'ticks' : 'unticks'} the authorization`,
  },
  'business.continued': creator('The creator presses Continue on the business information'),
  'business.fieldAsked': creator('The creator presses an entry of the list of what is missing'),
  'business.fieldShown': outside('The page has shown the field that was asked for'),
  'viewer.loaded': outside('The document is shown'),
  'viewer.failed': outside('The document cannot be shown'),
  'viewer.retried': creator('The creator presses Try again on the document'),
  'irsForm.downloaded': creator('The creator downloads the IRS form'),
  'irsForm.fileChosen': { source: 'creator', text: (event) => `${fileText(event)} as the signed IRS form` },
  'irsForm.fileRemoved': creator('The creator removes the signed IRS form'),
  'irsForm.copyWritten': outside('The filled copy of the IRS form is written'),
  'irsForm.continued': creator('The creator presses Continue on the IRS form'),
  'contract.downloaded': creator('The creator downloads the contract'),
  'contract.scrolledToEnd': creator('The creator scrolls the contract to its end'),
  'contract.agreementChanged': {
    source: 'creator',
    text: ({ isAgreed }) => `The creator ${isAgreed ? 'ticks' : 'unticks'} the agreement`,
  },
  'contract.changeRequested': {
    source: 'creator',
    text: ({ part }) => `The creator presses Change beside ${part === 'irsForm' ? 'the IRS form' : `the ${part}`}`,
  },
  'contract.signatureChanged': {
    source: 'creator',
    text: ({ signature }) =>
      `The creator types ${isSignature(signature) ? 'the full name' : 'a blank'} as the signature`,
  },
  'contract.submitted': creator('The creator submits the contract'),
  'contract.copyDownloaded': creator('The creator downloads the signed copy'),
  'contract.dashboardOpened': creator('The creator opens the dashboard'),
  'bank.connectRequested': creator('The creator connects a bank account'),
  'extension.downloaded': creator('The creator downloads the browser extension'),
  'repayment.historyDownloaded': creator('The creator downloads the payment history'),
  'countdown.advanced': {
    source: 'time',
    text: ({ elapsedMs }) => `The countdown has run for ${Math.floor(elapsedMs / COUNTDOWN_DAY_MS)} days`,
  },
  'day.changed': { source: 'time', text: ({ today }) => `The calendar shows ${today}` },
  'saving.loaded': outside('This device has given out what was saved'),
  'saving.succeeded': outside('What was typed is saved on this device'),
  'saving.failed': outside('This device refuses to save what was typed'),
  'saving.outdated': outside('A newer version of the application is met on this device'),
  'saving.erased': outside('What was saved on this device is erased'),
  'saving.eraseFailed': outside('This device does not erase what was saved'),
  'saving.eraseRetried': creator('The creator asks to try again'),
  'saving.lossSeen': creator('The creator closes the message on what was lost'),
  'clearing.restartRequested': creator('The creator asks to start over'),
  'clearing.eraseRequested': creator('The creator asks to erase everything on this device'),
  'clearing.cancelled': creator('The creator cancels'),
  'clearing.confirmed': creator('The creator confirms'),
  'journey.restarted': outside('The journey begins again'),
};
