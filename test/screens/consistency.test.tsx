import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { APPLICATION } from '#src/content/application.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { RESUME } from '#src/content/screens.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { CONFETTI, DETAILS_GIVEN, OFFER_CHOSEN, openScreen, SOLE_PROPRIETOR } from './openScreen.tsx';
import { button, linksIn, textsByRole, valuesIn, visibleSentences, withinRole } from './queries.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { formatCents, formatDollars } from '#src/content/format.ts';

const BEFORE_OFFERS: readonly ScreenId[] = [
  'selectPlatform',
  'connectPatreon',
  'connectAdditionalAccounts',
  'processing',
  'businessVerification',
];
const SOLE_PROPRIETOR_WITH_OFFER = [...SOLE_PROPRIETOR, ...OFFER_CHOSEN];
const SIGNED = [...OFFER_CHOSEN, ...SIGNING];

/** Phrases that promise money to the reader. */
const PROMISES = /You receive|You repay|You keep|While you repay|We send the money|we may offer you/i;
/** Phrases that are true only before signing. */
const BEFORE_SIGNING =
  /three offers|If you sign|unless you sign|Your offers depend|until you sign|before your contract/;

const labels = () => [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel).join(' ');
/** Returns all text and labels on the page except these sentences. */
const pageTextWithout = (...sentences: readonly string[]) =>
  sentences.reduce((page, sentence) => page.replaceAll(sentence, ''), `${document.body.textContent} ${labels()}`);

describe('Sole proprietor', () => {
  it.each<[ScreenId, string, readonly JourneyEvent[]]>([
    ...BEFORE_OFFERS.map((id): [ScreenId, string, readonly JourneyEvent[]] => [
      id,
      'before',
      SOLE_PROPRIETOR_WITH_OFFER,
    ]),
    ['offers', 'before', SOLE_PROPRIETOR_WITH_OFFER],
    ['dashboard', 'before', SOLE_PROPRIETOR_WITH_OFFER],
    ['dashboardEstablished', 'before', SOLE_PROPRIETOR_WITH_OFFER],
    ['offers', 'after', [...SOLE_PROPRIETOR, ...SIGNED]],
    ['dashboard', 'after', [...SOLE_PROPRIETOR, ...SIGNED]],
    ['dashboardEstablished', 'after', [...SOLE_PROPRIETOR, ...SIGNED]],
  ])('is never promised money on the %s screen %s signing (R16.1, R16.4)', async (id, _when, events) => {
    await openScreen(id, events);
    expect(screen.getAllByText(APPLICATION.notFundable)).toHaveLength(1);
    expect(pageTextWithout(APPLICATION.notFundable)).not.toMatch(PROMISES);
  });

  it('sees calculators worded for a funded business (R3.7, R3.8, R16.1, R19.1)', async () => {
    await openScreen('landing', SOLE_PROPRIETOR);
    const calculators = [...document.querySelectorAll('#calculator, #calculate')].map((part) =>
      Object.keys(valuesIn(part)),
    );
    const [receives, repays] = ['A funded business would receive', 'It would repay'];
    expect(calculators).toEqual([
      ['Estimated advance', `${receives} about`, 'Fee', 'Estimated APR', repays],
      [`${receives}, after the fee`, 'Fee', 'Estimated APR', repays],
    ]);
  });

  it('sees a contract review worded for a funded business (R16.1, R19.1)', async () => {
    await openScreen('contract', SOLE_PROPRIETOR_WITH_OFFER);
    expect(screen.getAllByText(APPLICATION.notFundable)).toHaveLength(1);
    const { wouldReceive, wouldRepay } = CONTRACT_REVIEW.offer;
    expect(valuesIn()).toMatchObject({ [wouldReceive]: '$450,000', [wouldRepay]: '$500,000' });
    expect(visibleSentences([CONTRACT.sign.unfunded, CONTRACT.cancel])).toEqual([CONTRACT.sign.unfunded]);
  });
});

describe('Contract', () => {
  const { link, text } = APPLICATION.signedWithoutOffer;

  it.each<ScreenId>(['processing', 'offers', 'dashboard', 'dashboardEstablished'])(
    'signed without an offer: the %s screen promises no money (R16.2, R16.4)',
    async (id) => {
      await openScreen(id, [...DETAILS_GIVEN, ...SIGNING]);
      expect(pageTextWithout(text)).not.toMatch(PROMISES);
      expect(linksIn()[link]).toBe(id.startsWith('dashboard') ? ROUTES.offers.path : undefined);
    },
  );

  it.each([
    ['without an offer', DETAILS_GIVEN, text],
    ['of a sole proprietor', SOLE_PROPRIETOR_WITH_OFFER, APPLICATION.notFundable],
  ])('%s is signed without confetti or congratulations (R12.9, R16.1, R16.2)', async (_case, events, reason) => {
    const view = await openScreen('contract', [...events, ...SIGNING]);
    view.journey.advance(CONGRATULATIONS_DELAY_MS);
    const dialog = await screen.findByRole('dialog', { name: CONTRACT.congratulations.titleWithoutMoney });
    expect(dialog.textContent).toContain(reason);
    expect(textsByRole('listitem', within(dialog))).toEqual([]);
    expect(visibleSentences([CONFETTI, CONTRACT.signed])).toEqual([]);
  });
});

describe('Creator with a signed contract', () => {
  it.each(BEFORE_OFFERS)('gets a link from the %s screen to the dashboard (R12.8, R16.4)', async (id) => {
    await openScreen(id, [...DETAILS_GIVEN, ...SIGNED]);
    const { name } = RESUME.signed[ROUTES.dashboard.path] ?? { name: '' };
    expect(screen.getByRole('note').textContent).toMatch(/^You signed your contract on November 21, 2026\. /);
    expect(linksIn(withinRole('note', ''))).toEqual({ [name]: ROUTES.dashboard.path });
    expect(pageTextWithout()).not.toMatch(BEFORE_SIGNING);
  });

  it('cannot connect another Patreon account (R5.2, R12.8)', async () => {
    await openScreen('connectPatreon', SIGNED);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(textsByRole('button')).toEqual([CONNECT_PATREON.continue]);
  });

  it('can read but not change the business details (R9.2, R12.8)', async () => {
    await openScreen('entityDetails', [...DETAILS_GIVEN, ...SIGNED]);
    expect(linksIn(withinRole('note', ''))).toEqual({ [APPLICATION.signedLink]: ROUTES.contract.path });
    const controls = ['textbox', 'combobox', 'checkbox'].flatMap((role) => textsByRole(role));
    expect(controls).toEqual([]);
    expect(valuesIn()).toMatchObject({ 'Entity type': 'LLC' });
    expect(document.body.textContent).not.toContain('12-3456789');
  });

  it('can read the IRS form but not upload it (R12.8, R16.4)', async () => {
    await openScreen('signIrsForm', [...DETAILS_GIVEN, ...SIGNED]);
    expect(screen.getByRole('note').textContent).toContain(APPLICATION.settled);
    expect(screen.queryByRole('button', { name: /Choose file/ })).toBeNull();
    expect(visibleSentences([SIGN_IRS_FORM.intro, SIGN_IRS_FORM.optional])).toEqual([SIGN_IRS_FORM.intro]);
    expect(button(SIGN_IRS_FORM.backToContract)).toBeDefined();
  });
});

const CONTEXT_SELECTOR = 'fieldset, table, form, [role="status"], [role="dialog"], li, section, article';
const ownText = (element: Element) =>
  [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join('');
/** Detects the payment schedule, which is skipped because the 6-month offer's last payment happens to equal its fee. */
const isInSchedule = (element: Element) => element.closest('table')?.textContent.startsWith('Month') ?? false;

/** Returns the text around every element, except in the schedule, that shows one of these prices. */
function contextsOf(prices: readonly string[]): readonly string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => prices.some((price) => ownText(element).includes(price)) && !isInSchedule(element))
    .map((element) => element.closest(CONTEXT_SELECTOR)?.textContent ?? ownText(element));
}

const [, { amountDollars, feeDollars, totalRepaymentDollars, costPerDollarReceived }] = OFFERS;
const PRICES = [
  ...[amountDollars, feeDollars, totalRepaymentDollars].map(formatDollars),
  formatCents(costPerDollarReceived),
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
    // Once signed, this opens the congratulations dialog.
    if (id === 'contract') journey.advance(CONGRATULATIONS_DELAY_MS);
    const contexts = contextsOf(PRICES);
    expect(contexts.length).toBeGreaterThan(2);
    expect(contexts.filter((context) => !/Estimated APR[^]*33\.8%/i.test(context))).toEqual([]);
  });
});
