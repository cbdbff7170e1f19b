import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import * as confetti from '#src/components/Confetti.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { contractText, scheduleText } from '#src/content/contractText.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { COMPLETING } from '#test/journey/businessSamples.ts';
import { openAs } from './openAs.tsx';
import { signContract } from './seen.ts';

/** The amount, the fee, the total or the cost per dollar of an offer. */
const PRICE =
  /(?:receives?|repay|repays) \$[\d,]+|^(?:You receive|You repay(?: in total)?|Fee|Finance charge|Cost for each dollar.*)$/;
const WITH_APR = /Estimated APR/;
const PLACES = 'fieldset, table, form, [role="status"], [role="dialog"], li, section';

/** Every element that states a price in its own words. */
function pricesShown(): readonly Element[] {
  const ownWords = (element: Element) =>
    [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join('');
  return [...document.body.querySelectorAll('*')].filter((element) => PRICE.test(ownWords(element)));
}

/** The words around prices that lack their APR. */
const placesWithoutApr = () =>
  pricesShown()
    .map((price) => price.closest(PLACES)?.textContent ?? `nowhere: ${price.textContent}`)
    .filter((words) => !WITH_APR.test(words));

afterEach(() => {
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

describe('The APR in every text with a price', () => {
  const FUNDS = { first: '2026-11-24', last: '2026-11-26' };
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
