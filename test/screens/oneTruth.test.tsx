import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { APPLICATION } from '#src/content/application.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { RESUME } from '#src/content/screens.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { CONFETTI, DETAILS_GIVEN, OFFER_CHOSEN, openScreen, SOLE_PROPRIETOR } from './openScreen.tsx';
import { button, linksIn, partOf, shownOf, textsByRole, valuesIn } from './queries.ts';

/** The screens before the offers, with what each says after signing. */
const BEFORE_OFFERS: readonly (readonly [ScreenId, string])[] = [
  ['selectPlatform', SELECT_PLATFORM.settled],
  ['connectPatreon', CONNECT_PATREON.settled],
  ['connectAdditionalAccounts', CONNECT_ADDITIONAL_ACCOUNTS.settled],
  ['processing', PROCESSING.settled],
  ['businessVerification', BUSINESS_VERIFICATION.settled],
];
const NOT_SIGNED = [...SOLE_PROPRIETOR, ...OFFER_CHOSEN];
const SIGNED = [...OFFER_CHOSEN, ...SIGNING];

/** Promises of money to the reader. */
const PROMISES = /You receive|You repay|You keep|While you repay|We send the money|we may offer you/i;
/** Sentences that are true only before signing. */
const BEFORE_SIGNING =
  /three offers|If you sign|unless you sign|Your offers depend|until you sign|before your contract/;

const labels = () => [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel).join(' ');
/** Everything that the page says, apart from these sentences. */
const pageWithout = (...sentences: readonly string[]) =>
  sentences.reduce((page, sentence) => page.replaceAll(sentence, ''), `${document.body.textContent} ${labels()}`);

async function openDialog(events: readonly JourneyEvent[]) {
  const view = await openScreen('contract', [...events, ...SIGNING]);
  view.journey.advance(CONGRATULATIONS_DELAY_MS);
  return within(await screen.findByRole('dialog', { name: CONTRACT.congratulations.titleWithoutMoney }));
}

describe('Sole proprietor', () => {
  it.each<[ScreenId, string, readonly JourneyEvent[]]>([
    ...BEFORE_OFFERS.map(([id]): [ScreenId, string, readonly JourneyEvent[]] => [id, 'before', NOT_SIGNED]),
    ['offers', 'before', NOT_SIGNED],
    ['dashboard', 'before', NOT_SIGNED],
    ['dashboardEstablished', 'before', NOT_SIGNED],
    ['offers', 'after', [...SOLE_PROPRIETOR, ...SIGNED]],
    ['dashboard', 'after', [...SOLE_PROPRIETOR, ...SIGNED]],
    ['dashboardEstablished', 'after', [...SOLE_PROPRIETOR, ...SIGNED]],
  ])('is promised no money on the %s screen %s signing (R16.1, R16.4)', async (id, _when, events) => {
    await openScreen(id, events);
    expect(screen.getAllByText(APPLICATION.notFundable)).toHaveLength(1);
    expect(pageWithout(APPLICATION.notFundable)).not.toMatch(PROMISES);
    expect(shownOf(['Your timeline', 'Estimated payments', 'Can I repay early?'])).toEqual([]);
  });

  it.each(['entityDetails', 'signIrsForm', 'contract'] as const)(
    'reads on the %s screen once that no advance follows (R16.1)',
    async (id) => {
      await openScreen(id, NOT_SIGNED);
      expect(screen.getAllByText(APPLICATION.notFundable)).toHaveLength(1);
    },
  );

  it('sees calculators about a funded business (R3.7, R3.8, R16.1, R19.1)', async () => {
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

  it('is called neither complete nor incomplete (R16.1)', async () => {
    const events = [...DETAILS_GIVEN, ...NOT_SIGNED];
    await openScreen('entityDetails', events);
    expect(shownOf([ENTITY_DETAILS.summary.complete])).toEqual([]);
    cleanup();
    await openScreen('businessVerification', events);
    expect(shownOf([BUSINESS_VERIFICATION.introIncomplete, BUSINESS_VERIFICATION.intro])).toEqual([
      BUSINESS_VERIFICATION.intro,
    ]);
  });

  it('reviews what a funded business would receive and repay (R16.1, R19.1)', async () => {
    await openScreen('contract', NOT_SIGNED);
    const { wouldReceive, wouldRepay } = CONTRACT_REVIEW.offer;
    expect(valuesIn()).toMatchObject({ [wouldReceive]: '$450,000', [wouldRepay]: '$500,000' });
    expect(shownOf([CONTRACT.sign.unfunded, CONTRACT.cancel])).toEqual([CONTRACT.sign.unfunded]);
  });

  it('signs without confetti, congratulations or money (R12.9, R16.1)', async () => {
    const dialog = await openDialog([...SOLE_PROPRIETOR, ...OFFER_CHOSEN]);
    expect(dialog.getByRole('note').textContent).toBe(APPLICATION.notFundable);
    expect(textsByRole('listitem', dialog)).toEqual([]);
    expect(screen.queryByText(CONFETTI)).toBeNull();
  });
});

describe('Contract without an offer', () => {
  it.each<[ScreenId]>([
    ...BEFORE_OFFERS.map(([id]): [ScreenId] => [id]),
    ['offers'],
    ['dashboard'],
    ['dashboardEstablished'],
  ])('promises no money on the %s screen (R16.2, R16.4)', async (id) => {
    await openScreen(id, [...DETAILS_GIVEN, ...SIGNING]);
    expect(pageWithout(APPLICATION.signedWithoutOffer.text)).not.toMatch(PROMISES);
  });

  it.each(['dashboard', 'dashboardEstablished'] as const)(
    'leads once from the %s screen to the offers (R16.2)',
    async (id) => {
      await openScreen(id, [...DETAILS_GIVEN, ...SIGNING]);
      const { title, text, link } = APPLICATION.signedWithoutOffer;
      expect(screen.getAllByText(title)).toHaveLength(1);
      expect(shownOf([text])).toHaveLength(1);
      expect(linksIn()[link]).toBe(ROUTES.offers.path);
      expect(shownOf(['Your timeline', 'Can I repay early?'])).toEqual([]);
    },
  );

  it('is signed without confetti or congratulations (R12.9, R16.2)', async () => {
    const dialog = await openDialog(DETAILS_GIVEN);
    expect(dialog.getByText(APPLICATION.signedWithoutOffer.title)).toBeDefined();
    expect(textsByRole('listitem', dialog)).toEqual([]);
    expect(screen.queryByText(CONFETTI)).toBeNull();
    expect(shownOf([CONTRACT.signed])).toEqual([]);
  });
});

describe('Signed creator', () => {
  const ON = 'You signed your contract on November 21, 2026.';

  it.each(BEFORE_OFFERS)('is led on from the %s screen, which says "%s" (R12.8, R16.4)', async (id, settled) => {
    await openScreen(id, [...DETAILS_GIVEN, ...SIGNED]);
    const { name } = RESUME.signed[ROUTES.dashboard.path] ?? { name: '' };
    expect(screen.getByRole('note').textContent).toBe(`${ON} ${settled} ${name}`);
    expect(linksIn(partOf('note', ''))).toEqual({ [name]: ROUTES.dashboard.path });
    expect(pageWithout()).not.toMatch(BEFORE_SIGNING);
  });

  it('cannot connect another Patreon account (R5.2, R12.8)', async () => {
    await openScreen('connectPatreon', SIGNED);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(textsByRole('button')).toEqual([CONNECT_PATREON.continue]);
  });

  it('reads the business details without changing them (R9.2, R12.8)', async () => {
    const { sent, user } = await openScreen('entityDetails', [...DETAILS_GIVEN, ...SIGNED]);
    expect(screen.getByRole('note').textContent).toBe(`${ON} ${APPLICATION.settled} ${APPLICATION.signedLink}`);
    expect(linksIn(partOf('note', ''))).toEqual({ [APPLICATION.signedLink]: ROUTES.contract.path });
    const controls = ['textbox', 'combobox', 'checkbox'].flatMap((role) => textsByRole(role));
    expect(controls).toEqual([]);
    expect(valuesIn()).toMatchObject({ 'Entity type': 'LLC' });
    expect(document.body.textContent).not.toContain('12-3456789');
    await user.click(button(ENTITY_DETAILS.continue));
    expect(sent).toEqual([{ type: 'business.continued' }]);
  });

  it('reads the IRS form without being asked for it (R12.8, R16.4)', async () => {
    const { sent, user } = await openScreen('signIrsForm', [...DETAILS_GIVEN, ...SIGNED]);
    expect(screen.getByRole('note').textContent).toContain(APPLICATION.settled);
    expect(screen.queryByRole('button', { name: /Choose file/ })).toBeNull();
    expect(shownOf([SIGN_IRS_FORM.intro, SIGN_IRS_FORM.optional])).toEqual([SIGN_IRS_FORM.intro]);
    await user.click(button(SIGN_IRS_FORM.backToContract));
    expect(sent.at(-1)).toEqual({ type: 'irsForm.continued' });
  });
});

describe('Accessibility', () => {
  it.each<[ScreenId, string, readonly JourneyEvent[]]>([
    ...(
      ['signIn', 'selectPlatform', 'connectPatreon', 'connectAdditionalAccounts', 'processing', 'notFound'] as const
    ).map((id): [ScreenId, string, readonly JourneyEvent[]] => [id, 'at first', []]),
    ['landing', 'at first', []],
    ['landing', 'of a begun application', OFFER_CHOSEN],
    ['offers', 'with a choice', OFFER_CHOSEN],
    ['entityDetails', 'at first', []],
    ['entityDetails', 'filled in', DETAILS_GIVEN],
    ['signIrsForm', 'at first', []],
    ['businessVerification', 'at first', []],
    ['contract', 'before signing', [...DETAILS_GIVEN, ...OFFER_CHOSEN]],
    ['contract', 'after signing', SIGNED],
    ['dashboard', 'after signing', SIGNED],
    ['dashboardEstablished', 'without a contract', []],
    ['dashboardEstablished', 'after signing', SIGNED],
  ])(
    'has no violation on the %s screen %s (R1.8)',
    async (id, _when, events) => {
      const { container } = await openScreen(id, events);
      await expectNoAxeViolations(container);
    },
    90_000,
  );
});
