import { act, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS, ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { payoutFor } from '#machines/domain/calculators.ts';
import { type Offer, OFFERS } from '#machines/domain/offers.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import * as confetti from '#src/components/Confetti.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { contractText, scheduleText } from '#src/content/contractText.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatCents, formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { COMPLETING } from '#test/journey/businessSamples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { openAs } from './openAs.tsx';
import { signContract } from './seen.ts';

/** The amount, the fee, the total and the cost per dollar of an offer, as they are written. */
const pricesOf = (offer: Offer) => [
  ...[offer.amountDollars, offer.feeDollars, offer.totalRepaymentDollars].map(formatDollars),
  formatCents(offer.costPerDollarReceived),
];
const statesOneOf = (prices: readonly string[]) =>
  new RegExp(`(?<![\\d,])(?:${prices.map((price) => price.replace('$', String.raw`\$`)).join('|')})(?![\\d,])`);
const PRICE = statesOneOf(OFFERS.flatMap(pricesOf));
const WITH_APR = /Estimated APR/i;
const PLACES = 'fieldset, table, form, [role="status"], [role="dialog"], li, section, article';

/** Every element that states a price in its own words. */
function pricesShown(price = PRICE): readonly Element[] {
  const ownWords = (element: Element) =>
    [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join('');
  // The last payment of the 6-month offer happens to be as large as its fee.
  const isPayment = (element: Element) => element.closest('table')?.textContent.startsWith('Month') ?? false;
  return [...document.body.querySelectorAll('*')].filter(
    (element) => price.test(ownWords(element)) && !isPayment(element),
  );
}

/** The words around prices that lack their APR. */
const placesWithoutApr = (shown = pricesShown()) =>
  shown
    .map((price) => price.closest(PLACES)?.textContent ?? `nowhere: ${price.textContent}`)
    .filter((words) => !WITH_APR.test(words));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The APR beside every price on a screen', () => {
  it.each<readonly [string, ReactElement, string, boolean]>([
    ['offers', <OffersScreen key="1" />, ROUTES.offers.path, false],
    ['offers, signed', <OffersScreen key="2" />, ROUTES.offers.path, true],
    ['contract', <ContractScreen key="3" />, ROUTES.contract.path, false],
    ['contract, signed', <ContractScreen key="4" />, ROUTES.contract.path, true],
    ['set-up', <DashboardScreen key="5" />, ROUTES.dashboard.path, true],
    ['repayment', <DashboardEstablishedScreen key="6" />, ROUTES.dashboardEstablished.path, true],
  ])('is stated wherever the %s states a price (R19.1)', async (_screen, shown, path, isSigned) => {
    await openAs(shown, path, COMPLETING, true, isSigned);
    expect(placesWithoutApr()).toEqual([]);
    expect(pricesShown().length).toBeGreaterThan(0);
    expect(document.body.textContent).toContain('33.8%');
  });

  it('is stated wherever a landing estimate states a price, also aloud (R3.7, R3.8, R19.1)', () => {
    vi.useFakeTimers();
    const { journey } = renderScreen(<LandingScreen />, ROUTES.landing.path);
    const wait = () => act(() => void vi.advanceTimersByTime(ESTIMATE_ANNOUNCEMENT_MS));
    for (const [amountDollars, months] of [
      [249_750, 3],
      [500_000, 6],
      [1_000_000, 12],
    ] as const) {
      journey.send({ type: 'payout.amountChanged', amountDollars });
      journey.send({ type: 'payout.monthsChosen', months });
      wait();
      const { receivesDollars, feeDollars } = payoutFor(amountDollars, months);
      const shown = pricesShown(statesOneOf([receivesDollars, feeDollars, amountDollars].map(formatDollars)));
      expect(shown.length).toBeGreaterThanOrEqual(4);
      expect(placesWithoutApr(shown)).toEqual([]);
    }
  });

  it('is stated in the congratulations (R12.5, R19.1)', async () => {
    vi.spyOn(confetti, 'Confetti').mockImplementation(() => <p>Confetti</p>);
    const { journey } = await openAs(<ContractScreen />, ROUTES.contract.path, COMPLETING, true, false);
    await signContract(journey);
    journey.advance(CONGRATULATIONS_DELAY_MS);
    const dialog = await screen.findByRole('dialog', { name: 'Congratulations!' });
    expect(pricesShown().filter((price) => dialog.contains(price)).length).toBeGreaterThan(0);
    expect(placesWithoutApr()).toEqual([]);
    expect(dialog.textContent).toContain('Estimated APR 33.8%');
  });
});

/** The first sentence of the bar; the second, always shown with it, has the APR. */
const NEXT_TO_APR = (offer: Offer) => [OFFERS_TEXT.selection.receives(offer, true)];

const LAST_PAYMENT = /^The last payment is what remains/;

async function contentModules(): Promise<readonly unknown[]> {
  const folder = resolve(import.meta.dirname, '../../src/content');
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return Promise.all(names.map((name) => import(`../../src/content/${name}`)));
}

/** The sentences with a price of this offer that texts, and functions of an offer, in a part of the content make. */
function sentencesOf(part: unknown, offer: Offer): readonly string[] {
  if (typeof part === 'string') return /\.(?: |$)/.test(part) && statesOneOf(pricesOf(offer)).test(part) ? [part] : [];
  if (typeof part === 'function') {
    try {
      return sentencesOf(part(offer, FUNDS, true), offer);
    } catch {
      // It is no function of an offer.
      return [];
    }
  }
  return typeof part === 'object' && part !== null
    ? Object.values(part).flatMap((each) => sentencesOf(each, offer))
    : [];
}

const FUNDS = { first: '2026-11-24', last: '2026-11-26' };

describe('The APR in every text with a price', () => {
  const APR: Readonly<Record<string, string>> = { '3-month': '43.7%', '6-month': '33.8%', '12-month': '28.2%' };

  it.each(OFFERS)('is that of the $id offer (R19.1)', (offer) => {
    const apr = APR[offer.id];
    const sentences = [
      CONTRACT.sign.summary(offer),
      CONTRACT.congratulations.receiveNote(offer),
      DASHBOARD.signed.terms(offer),
      DASHBOARD_ESTABLISHED.schedule.terms(offer, FUNDS, true),
      DASHBOARD_ESTABLISHED.schedule.terms(offer, FUNDS, false),
      OFFERS_TEXT.selection.repays(offer, true),
      OFFERS_TEXT.selection.repays(offer, false),
    ];
    expect(sentences.filter((sentence) => !sentence.includes(`Estimated APR ${apr}.`))).toEqual([]);
    expect([true, false].map((canReceive) => OFFERS_TEXT.card(offer, canReceive)['Estimated APR'])).toEqual([apr, apr]);
  });

  it('stands in every sentence of the content that states a price of an offer (R19.1)', async () => {
    const without = [];
    for (const words of Object.values(await contentModules())) {
      for (const offer of OFFERS)
        without.push(
          ...sentencesOf(words, offer).filter((sentence) => !WITH_APR.test(sentence) && !LAST_PAYMENT.test(sentence)),
        );
    }
    expect(without).toEqual(OFFERS.flatMap(NEXT_TO_APR));
  });

  it('follows the fee in the agreement and in the signed schedule (R12.1, R12.8, R19.1)', () => {
    const rowOf = (rows: readonly (readonly string[])[]) =>
      rows[rows.findIndex(([label]) => label === 'Fee, contained in the purchased amount') + 1];
    expect(rowOf(contractText(OFFERS).offerTable.rows)).toEqual(['Estimated APR', '43.7%', '33.8%', '28.2%']);
    for (const offer of OFFERS) {
      const row = ['Estimated APR', APR[offer.id]];
      expect(rowOf(contractText([offer]).offerTable.rows)).toEqual(row);
      expect(rowOf(Object.entries(scheduleText(offer).fields))).toEqual(row);
    }
  });
});
