import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS, ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { payoutFor } from '#machines/domain/calculators.ts';
import { offerById, OFFERS } from '#machines/domain/offers.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { formatApr, formatCents, formatDollars } from '#src/content/format.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { DETAILS_GIVEN, OFFER_CHOSEN, openScreen } from './openScreen.tsx';

const PLACES = 'fieldset, table, form, [role="status"], [role="dialog"], li, section, article';
const ownText = (element: Element) =>
  [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join('');
const isWord = (text: string, price: string) =>
  text.split(/\s|[():]|[.,](?!\d)/).includes(price) || text.includes(`${price} `);
/** The last payment of the six-month offer is as large as its fee. */
const isPayment = (element: Element) => element.closest('table')?.textContent.startsWith('Month') ?? false;

/** The text around every element that states one of these prices. */
function placesWith(prices: readonly string[]): readonly string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => prices.some((price) => isWord(ownText(element), price)) && !isPayment(element))
    .map((element) => element.closest(PLACES)?.textContent ?? ownText(element));
}

const hasApr = (place: string, apr: string) => /Estimated APR/i.test(place) && place.includes(apr);

const chosen = offerById('6-month') ?? OFFERS[0];
const { amountDollars, feeDollars, totalRepaymentDollars } = chosen;
const PRICES = [
  ...[amountDollars, feeDollars, totalRepaymentDollars].map(formatDollars),
  formatCents(chosen.costPerDollarReceived),
];

describe('Estimated APR', () => {
  it.each<[ScreenId, string, typeof SIGNING]>([
    ['offers', 'before', []],
    ['offers', 'after', SIGNING],
    ['contract', 'before', []],
    ['contract', 'after', SIGNING],
    ['dashboard', 'after', SIGNING],
    ['dashboardEstablished', 'after', SIGNING],
  ])('accompanies every price on the %s screen %s signing (R19.1)', async (id, _when, signing) => {
    const { journey } = await openScreen(id, [...DETAILS_GIVEN, ...OFFER_CHOSEN, ...signing]);
    // The congratulations open above the signed contract.
    if (id === 'contract') journey.advance(CONGRATULATIONS_DELAY_MS);
    const places = placesWith(PRICES);
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter((place) => !hasApr(place, '33.8%'))).toEqual([]);
  });

  it.each([
    [249_750, 3],
    [1_000_000, 12],
  ] as const)('accompanies the landing estimate of $%i over %i months, also aloud (R3.7, R3.8, R19.1)', (...sold) => {
    vi.useFakeTimers();
    const [amount, months] = sold;
    const { journey } = renderScreen(<LandingScreen />, ROUTES.landing.path);
    journey.send({ type: 'payout.amountChanged', amountDollars: amount });
    journey.send({ type: 'payout.monthsChosen', months });
    act(() => void vi.advanceTimersByTime(ESTIMATE_ANNOUNCEMENT_MS));
    const payout = payoutFor(amount, months);
    const places = placesWith([payout.receivesDollars, payout.feeDollars, amount].map(formatDollars));
    expect(places.length).toBeGreaterThanOrEqual(4);
    expect(places.filter((place) => !hasApr(place, formatApr(payout.aprPercent)))).toEqual([]);
  });
});
