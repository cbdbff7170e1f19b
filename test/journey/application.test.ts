import { describe, expect, it } from 'vitest';
import { fundingTimeline } from '#machines/domain/funding.ts';
import { offerById } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { EVENTS, type JourneyEvent } from '#machines/journey/events/events.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { contractSigned } from './contractSamples.ts';
import { journeyAfter, opened, select } from './samples.ts';

const SOLE: readonly JourneyEvent[] = [
  opened('/entity-details'),
  { type: 'business.entityTypeChosen', entityType: 'sole-proprietorship' },
];

describe('What holds of the whole application', () => {
  it('is whether it can be funded, and whether and on which day it was signed (R12.8, R16.1)', async () => {
    const sole = await contractSigned([select('6-month'), ...SOLE]);
    const signed = await contractSigned([select('6-month')]);
    const withoutOffer = await contractSigned([]);
    const views = [journeyAfter('/offers'), signed, withoutOffer, sole].map(({ snapshot }) =>
      viewApplication(snapshot()),
    );
    expect(views).toEqual([
      { isFundable: true, canReceive: true, isSigned: false, signedOn: null },
      { isFundable: true, canReceive: true, isSigned: true, signedOn: '2026-11-21' },
      { isFundable: true, canReceive: false, isSigned: true, signedOn: '2026-11-21' },
      { isFundable: false, canReceive: false, isSigned: true, signedOn: '2026-11-21' },
    ]);
  });

  it('decides whether money follows: dates, a payment and a schedule, or none of them (R16.1, R16.2, R18.5)', async () => {
    const terms = offerById('6-month');
    if (terms === null) throw new Error('there is no 6-month offer');
    const shown = (journey: Awaited<ReturnType<typeof contractSigned>>) => {
      const [setUp, repayment] = [viewDashboard(journey.snapshot()), viewDashboardEstablished(journey.snapshot())];
      const payments = [setUp.nextPayment.dollars, repayment.nextPayment.dollars];
      return { timeline: setUp.timeline, payments, schedule: repayment.schedule };
    };
    expect(shown(await contractSigned([select('6-month')]))).toEqual({
      timeline: fundingTimeline('2026-11-21'),
      payments: [terms.monthlyPaymentDollars, terms.monthlyPaymentDollars],
      schedule: { projected: estimatedPayments(terms), afterWeakMonth: estimatedPayments(terms, terms.weakMonth) },
    });
    const none = { timeline: null, payments: [null, null], schedule: null };
    expect(shown(await contractSigned())).toEqual(none);
    expect(shown(await contractSigned([select('6-month'), ...SOLE]))).toEqual(none);
  });
});

it('A legal name that is typed is told as it is, and one that was cleared as nothing (R18.6)', () => {
  const sentences = ['Demo LLC', ''].map((value) =>
    EVENTS['business.fieldChanged'].sentence({ field: 'legalName', value }),
  );
  expect(sentences).toEqual([
    'The creator types "Demo LLC" as the legal name',
    'The creator types nothing as the legal name',
  ]);
});
