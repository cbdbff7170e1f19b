import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { APPLICATION } from '#src/content/application.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { BusinessVerificationScreen } from '#src/screens/businessVerification/BusinessVerificationScreen.tsx';
import { ConnectAdditionalAccountsScreen } from '#src/screens/connectAdditionalAccounts/ConnectAdditionalAccountsScreen.tsx';
import { ConnectPatreonScreen } from '#src/screens/connectPatreon/ConnectPatreonScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import { Calculators } from '#src/screens/landing/parts/Calculators.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { ProcessingScreen } from '#src/screens/processing/ProcessingScreen.tsx';
import { SelectPlatformScreen } from '#src/screens/selectPlatform/SelectPlatformScreen.tsx';
import { COMPLETING } from '#test/journey/businessSamples.ts';
import { openAs, SOLE } from './openAs.tsx';
import { allWords, linksIn, partOf } from './seen.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The screens before the offers, with what each says to a creator who has signed. */
const BEFORE_OFFERS = [
  ['platform choice', <SelectPlatformScreen key="1" />, ROUTES.selectPlatform.path, SELECT_PLATFORM.settled],
  ['Patreon connection', <ConnectPatreonScreen key="2" />, ROUTES.connectPatreon.path, CONNECT_PATREON.settled],
  [
    'additional accounts',
    <ConnectAdditionalAccountsScreen key="3" />,
    ROUTES.connectAdditionalAccounts.path,
    CONNECT_ADDITIONAL_ACCOUNTS.settled,
  ],
  ['processing', <ProcessingScreen key="4" />, ROUTES.processing.path, PROCESSING.settled],
  [
    'verification',
    <BusinessVerificationScreen key="5" />,
    ROUTES.businessVerification.path,
    BUSINESS_VERIFICATION.settled,
  ],
] as const;

/** Sentences that are only true before signing. */
const BEFORE_SIGNING =
  /three offers|If you sign|unless you sign|Your offers depend|until you sign|before your contract/;

/** Both calculators without the rest of the landing page. */
const BothCalculators = () => <Calculators view={useJourney(viewLanding)} />;

/** Promises of money to the reader, in any element or label. */
const PROMISES = /You receive|You repay|You keep|While you repay|We send the money|we may offer you/i;

const wordsOfPage = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')),
  ].join(' ');

describe('a sole proprietorship on every screen', () => {
  it.each<readonly [string, ReactElement, string, boolean]>([
    ...BEFORE_OFFERS.map(([name, shown, path]) => [name, shown, path, false] as const),
    ['offers', <OffersScreen key="6" />, ROUTES.offers.path, false],
    ['offers, signed', <OffersScreen key="7" />, ROUTES.offers.path, true],
    ['set-up', <DashboardScreen key="9" />, ROUTES.dashboard.path, false],
    ['set-up, signed', <DashboardScreen key="10" />, ROUTES.dashboard.path, true],
    ['repayment', <DashboardEstablishedScreen key="11" />, ROUTES.dashboardEstablished.path, false],
    ['repayment, signed', <DashboardEstablishedScreen key="12" />, ROUTES.dashboardEstablished.path, true],
  ])('is promised no money on the %s (R16.1, R16.4)', async (_screen, shown, path, isSigned) => {
    await openAs(shown, path, [SOLE], true, isSigned);
    expect(screen.getAllByText(APPLICATION.notFundable)).toHaveLength(1);
    expect(wordsOfPage().replaceAll(APPLICATION.notFundable, '')).not.toMatch(PROMISES);
  });

  it('can select an offer, as what a funded business would receive (R8.3, R16.1, R19.1)', async () => {
    const { user } = await openAs(<OffersScreen />, ROUTES.offers.path, [SOLE], false, false);
    await user.click(screen.getByRole('radio', { name: '3-month offer' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3-month offer' }).checked).toBe(true);
    const selection =
      'A funded business would receive $231,000. It would repay $249,750 in about 3.3 months. Estimated APR 43.7%.';
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(selection);
    expect(allWords('definition')[0]).toBe('$231,000');
    const [receives, repays] = ['A funded business would receive', 'It would repay'];
    expect(allWords('term').slice(0, 4)).toEqual([receives, 'Fee', 'Estimated APR', repays]);
  });

  it('hears and sees estimates as those of a funded business (R3.7, R16.1, R19.1)', async () => {
    await openAs(<BothCalculators />, ROUTES.landing.path, [SOLE], false, false);
    expect(allWords('term')).toEqual([
      'Estimated advance',
      'A funded business would receive about',
      'Fee',
      'Estimated APR',
      'It would repay',
      'A funded business would receive, after the fee',
      'Fee',
      'Estimated APR',
      'It would repay',
    ]);
  });
});

describe('a contract signed without an offer on every screen', () => {
  it.each<readonly [string, ReactElement, string]>([
    ...BEFORE_OFFERS.map(([name, shown, path]) => [name, shown, path] as const),
    ['offers', <OffersScreen key="6" />, ROUTES.offers.path],
    ['set-up', <DashboardScreen key="9" />, ROUTES.dashboard.path],
    ['repayment', <DashboardEstablishedScreen key="11" />, ROUTES.dashboardEstablished.path],
  ])('promises no money on the %s (R16.2, R16.4)', async (_screen, shown, path) => {
    await openAs(shown, path, COMPLETING, false, true);
    expect(wordsOfPage().replaceAll(APPLICATION.signedWithoutOffer.text, '')).not.toMatch(PROMISES);
  });

  it.each<readonly [string, typeof COMPLETING, boolean, boolean]>([
    ['a contract without an offer', COMPLETING, false, true],
    ['a business that is not funded', [SOLE], true, true],
    ['no contract', COMPLETING, true, false],
  ])('shows the renewal of the sample account with %s (R13.5, R16.1)', async (_what, events, offer, isSigned) => {
    await openAs(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path, events, offer, isSigned);
    const sample = partOf('region', /^Sample account/);
    expect(sample.getByRole('heading', { name: 'Renewal' })).toBeTruthy();
    expect(sample.getByText(/^This account may be offered a renewal on February 21, 2027/)).toBeTruthy();
  });
});

describe('a screen before the offers, after signing', () => {
  it.each(BEFORE_OFFERS)('the %s agrees with the contract and leads on (R12.8, R16.4)', async (...row) => {
    const [, shown, path, settled] = row;
    await openAs(shown, path, COMPLETING, true, true);
    expect(screen.getByRole('note').textContent).toBe(
      `You signed your contract on November 21, 2026. ${settled} Go to your set-up`,
    );
    expect(linksIn(partOf('note', ''))).toEqual([['Go to your set-up', ROUTES.dashboard.path]]);
    expect(wordsOfPage()).not.toMatch(BEFORE_SIGNING);
  });

  it('no other Patreon account can be connected (R5.2, R12.8)', async () => {
    const { journey } = await openAs(<ConnectPatreonScreen />, ROUTES.connectPatreon.path, COMPLETING, true, true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(allWords('button')).toEqual(['Continue']);
    expect(journey.can({ type: 'patreon.submitted', email: 'any@example.com', secretId: '1' })).toBe(false);
  });
});
