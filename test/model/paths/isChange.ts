import { businessProblems, fieldOf, fileAt, type Owner } from '#machines/domain/business.ts';
import { PLAN_RANGES } from '#machines/constants.ts';
import type { Session } from '#machines/domain/session.ts';
import { snapToStep } from '#machines/domain/slider.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { EventOf, JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';

type Question<Event = JourneyEvent> = (event: Event, context: JourneyContext, snapshot: JourneySnapshot) => boolean;
type Questions = { readonly [Type in JourneyEvent['type']]?: Question<EventOf<Type>> };

const ownerOf = ({ business }: JourneyContext, ownerId: string): Owner | undefined =>
  business.owners.find(({ id }) => id === ownerId);

/** For each event of a control that shows a value: whether the event would change that value. */
const CHANGES: Questions = {
  'day.changed': ({ today }, context) => today !== context.today,
  'session.changedElsewhere': ({ session }, context, snapshot) => !isSame(session, context, snapshot),
  'calculator.revenueChanged': ({ thousandDollars }, { calculator }) =>
    thousandDollars !== calculator.monthlyRevenueThousandDollars,
  'calculator.monthsChosen': ({ months }, { calculator }) => months !== calculator.months,
  'payout.amountChanged': ({ amountDollars }, { payout }) => amountDollars !== payout.amountDollars,
  'payout.monthsChosen': ({ months }, { payout }) => months !== payout.months,
  'eligibility.answered': ({ question, isMet }, { eligibility }) => eligibility[question] !== isMet,
  'plan.changed': ({ field, value }, { plan }) => snapToStep(value, PLAN_RANGES[field]) !== plan[field],
  'repayment.monthChosen': ({ month }, _context, snapshot) => {
    const { own } = viewDashboardEstablished(snapshot);
    return own === null || Math.min(month, own.ahead.longest) !== own.ahead.month;
  },
  'offers.selected': ({ offerId }, context) => offerId !== context.offerId,
  'business.entityTypeChosen': ({ entityType }, { business }) => entityType !== business.entityType,
  'business.fieldChanged': ({ field, value }, { business }) => business[field] !== value,
  'business.fieldRequested': ({ field }, { business }) =>
    businessProblems(business).some((problem) => fieldOf(problem) === field),
  'business.ownerRemoved': ({ ownerId }, context) =>
    ownerOf(context, ownerId) !== undefined && context.business.owners.length > 1,
  'business.ownerChanged': ({ ownerId, field, value }, context) =>
    (ownerOf(context, ownerId)?.[field] ?? value) !== value,
  'business.fileChosen': ({ place }, context) => fileAt(context.business, place) !== undefined,
  'business.fileRemoved': ({ place }, context) => (fileAt(context.business, place) ?? null) !== null,
  'business.incomeConfirmationChanged': ({ isConfirmed }, { business }) => business.isIncomeConfirmed !== isConfirmed,
  'business.authorizationChanged': ({ isGiven }, { business }) => business.isAuthorized !== isGiven,
  'irsForm.fileRemoved': (_event, { irsForm }) => irsForm !== null,
  'contract.agreementChanged': ({ isAgreed }, _context, snapshot) => isAgreed !== isAgreedIn(snapshot),
  'contract.signatureChanged': ({ signature }, context) => signature !== context.signature,
  'contract.scrolledToEnd': (_event, { contractTimes, isContractSigned }, snapshot) =>
    contractTimes.readAt === null &&
    !isContractSigned &&
    snapshot.matches({ screen: { contract: { viewer: 'loaded' } } }),
};

/** Whether an event would change the value of its control; true for a control without a value. */
export function isChange(snapshot: JourneySnapshot, event: JourneyEvent): boolean {
  const isChanged = CHANGES[event.type] as Question | undefined;
  return isChanged === undefined || isChanged(event, snapshot.context, snapshot);
}

function isAgreedIn(snapshot: JourneySnapshot): boolean {
  return !(['agreementLocked', 'awaitingAgreement'] as const).some((signing) =>
    snapshot.matches({ screen: { contract: { signing } } }),
  );
}

function isSame(session: Session, { user }: JourneyContext, snapshot: JourneySnapshot): boolean {
  const isSignedIn = snapshot.matches({ session: 'signedIn' });
  const isConnected = snapshot.matches({ session: { signedIn: 'patreonConnected' } });
  const isSameUser = (session.user?.email ?? null) === (isSignedIn ? (user?.email ?? null) : null);
  return session.isAuthenticated === isSignedIn && session.isPatreonConnected === isConnected && isSameUser;
}
