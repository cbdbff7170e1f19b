import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import * as confetti from '#src/components/Confetti.tsx';
import { APPLICATION } from '#src/content/application.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { BusinessVerificationScreen } from '#src/screens/businessVerification/BusinessVerificationScreen.tsx';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { SignIrsFormScreen } from '#src/screens/signIrsForm/SignIrsFormScreen.tsx';
import { COMPLETING } from '#test/journey/businessSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { openAs, SOLE } from './openAs.tsx';
import { allWords, button, linksIn, partOf, shownOf, signContract } from './seen.ts';

beforeEach(() => {
  vi.spyOn(confetti, 'Confetti').mockImplementation(() => <p>Confetti</p>);
});

const SIGNED = 'You signed your contract on November 21, 2026. This page can no longer be changed. ';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a sole proprietorship', () => {
  it.each([
    ['offers', <OffersScreen key="0" />, ROUTES.offers.path, false],
    ['business details', <EntityDetailsScreen key="1" />, ROUTES.entityDetails.path, false],
    ['IRS form', <SignIrsFormScreen key="2" />, ROUTES.signIrsForm.path, false],
    ['verification', <BusinessVerificationScreen key="3" />, ROUTES.businessVerification.path, false],
    ['contract', <ContractScreen key="4" />, ROUTES.contract.path, false],
    ['set-up', <DashboardScreen key="5" />, ROUTES.dashboard.path, true],
    ['repayment', <DashboardEstablishedScreen key="6" />, ROUTES.dashboardEstablished.path, true],
  ])(
    'is told in the same sentence, once, on the %s that no advance follows (R16.1)',
    async (_screen, shown, path, isSigned) => {
      await openAs(shown, path, [SOLE], true, isSigned);
      expect(screen.getAllByText(APPLICATION.notFundable)).toHaveLength(1);
      expect(shownOf(['Your timeline', 'Estimated payments', 'Can I repay early?', 'To do'])).toEqual([]);
    },
  );

  it('is neither called complete nor incomplete, nor promised an amount, however complete it is (R16.1)', async () => {
    const said = [];
    for (const [shown, path] of [
      [<EntityDetailsScreen key="1" />, ROUTES.entityDetails.path],
      [<BusinessVerificationScreen key="2" />, ROUTES.businessVerification.path],
      [<ContractScreen key="3" />, ROUTES.contract.path],
    ] as const) {
      await openAs(shown, path, [...COMPLETING, SOLE], true, false);
      said.push(...shownOf(['Everything is here.', BUSINESS_VERIFICATION.introIncomplete, 'You receive']));
      said.push(...shownOf([BUSINESS_VERIFICATION.intro, 'You would receive', 'You would repay']));
      said.push(...shownOf(['9 of 10 done']));
      cleanup();
    }
    expect(said).toEqual(['9 of 10 done', BUSINESS_VERIFICATION.intro, 'You would receive', 'You would repay']);
  });

  it('is told nothing of payouts on the offers that it signed (R16.1, R16.4)', async () => {
    await openAs(<OffersScreen />, ROUTES.offers.path, [SOLE], true, true);
    expect([shownOf(['You signed the 6-month offer.']).length, screen.queryByText(/^You keep/)]).toEqual([1, null]);
  });

  it('is told of the signature without confetti, and promised no money (R12.9, R16.1)', async () => {
    const { journey } = await openAs(<ContractScreen />, ROUTES.contract.path, [SOLE], true, false);
    await signContract(journey);
    journey.advance(CONGRATULATIONS_DELAY_MS);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('note').textContent).toBe(APPLICATION.notFundable);
    expect([allWords('listitem', dialog), screen.queryByText('Confetti')]).toEqual([[], null]);
    expect(allWords('heading', dialog)).toEqual(['Your contract is signed']);
  });
});

describe('a contract signed without an offer', () => {
  it.each([
    ['set-up', <DashboardScreen key="1" />, ROUTES.dashboard.path],
    ['repayment', <DashboardEstablishedScreen key="2" />, ROUTES.dashboardEstablished.path],
  ])(
    'says once on the %s what was signed and what is still to be chosen, and promises nothing (R16.2)',
    async (...row) => {
      const [, shown, path] = row;
      await openAs(shown, path, COMPLETING, false, true);
      const { title, text, link } = APPLICATION.signedWithoutOffer;
      expect(shownOf([title, text])).toEqual([title, text]);
      expect(linksIn().filter(([words]) => words === link)).toEqual([[link, ROUTES.offers.path]]);
      expect(shownOf(['Your timeline', 'Next', 'Can I repay early?'])).toEqual([]);
    },
  );

  it('is not congratulated on, with the same message and no confetti (R12.9, R16.2)', async () => {
    const { journey } = await openAs(<ContractScreen />, ROUTES.contract.path, COMPLETING, false, false);
    await signContract(journey);
    journey.advance(CONGRATULATIONS_DELAY_MS);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(APPLICATION.signedWithoutOffer.title)).toBeTruthy();
    expect([allWords('listitem', dialog), screen.queryAllByText('Confetti').length]).toEqual([[], 0]);
    expect(allWords('heading', dialog)).toEqual(['Your contract is signed']);
  });
});

describe('after signing', () => {
  it('the business details can be read, not changed, and lead on (R12.8)', async () => {
    const { sent, user } = await openAs(<EntityDetailsScreen />, ROUTES.entityDetails.path, COMPLETING, true, true);
    expect(screen.getByRole('note').textContent).toBe(`${SIGNED}${APPLICATION.signedLink}`);
    expect(['textbox', 'combobox', 'checkbox'].flatMap((role) => allWords(role))).toEqual([]);
    expect(linksIn(partOf('note', ''))).toEqual([[APPLICATION.signedLink, ROUTES.contract.path]]);
    expect(allWords('definition')[0]).toBe('LLC');
    await user.click(button('Continue'));
    expect(sent).toEqual([{ type: 'business.continued' }]);
  });

  it('the IRS form can be read, is not asked for, and not uploaded again (R12.8, R16.4)', async () => {
    const upload = { type: 'irsForm.fileChosen', file: PDF } as const;
    const view = await openAs(<SignIrsFormScreen />, ROUTES.signIrsForm.path, COMPLETING, true, true);
    view.journey.send(upload);
    expect(screen.getByRole('note').textContent).toBe(`${SIGNED}${APPLICATION.signedLink}`);
    expect([allWords('button'), shownOf([PDF.name])]).toEqual([expect.not.arrayContaining(['Choose file']), []]);
    expect(
      shownOf(['Form 4506-T asks the IRS for a record of your tax return. It helps us confirm your income.']),
    ).toHaveLength(1);
    await view.user.click(button('Go back to the contract'));
    expect(view.journey.path()).toBe(ROUTES.contract.path);
  });
});
