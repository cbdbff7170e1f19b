import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PROGRESS_LAST_REPORT_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { BusinessVerificationScreen } from '#src/screens/businessVerification/BusinessVerificationScreen.tsx';
import { ConnectAdditionalAccountsScreen } from '#src/screens/connectAdditionalAccounts/ConnectAdditionalAccountsScreen.tsx';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { NotFoundScreen } from '#src/screens/notFound/NotFoundScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { ProcessingScreen } from '#src/screens/processing/ProcessingScreen.tsx';
import { SelectPlatformScreen } from '#src/screens/selectPlatform/SelectPlatformScreen.tsx';
import { SignIrsFormScreen } from '#src/screens/signIrsForm/SignIrsFormScreen.tsx';
import { showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import {
  allWords,
  attributesOf,
  button,
  chooseOffer,
  descriptionOf,
  isOff,
  link,
  partOf,
  said,
  shownOf,
} from './seen.ts';

it('the platform choice shows four platforms, one of them available, and sends the choice of any (R5.1, R16.4)', async () => {
  const { sent, user, unmount } = renderScreen(<SelectPlatformScreen />, ROUTES.selectPlatform.path, {
    session: UNCONNECTED_SESSION,
  });
  expect(allWords('heading')).toEqual(['Connect your Patreon']);
  expect(allWords('button', partOf('list', 'Membership platforms'))).toEqual([
    'Patreon Memberships Available now',
    'Substack Newsletters Coming soon',
    'Supercast Podcast subscriptions Coming soon',
    'Apple Podcast Podcast subscriptions Coming soon',
  ]);
  const more = "Don't see your platform? We're adding more options soon.";
  expect(shownOf([more])).toEqual([more]);
  for (const name of [/^Substack/, /^Supercast/, /^Apple Podcast/, /^Patreon/]) await user.click(button(name));
  expect(sent).toEqual(
    ['substack', 'supercast', 'applePodcast', 'patreon'].map((platform) => ({ type: 'platform.chosen', platform })),
  );
  const toSignIn = 'You sign in to Patreon once, to connect it.';
  expect(shownOf([toSignIn])).toEqual([toSignIn]);
  unmount();
  renderScreen(<SelectPlatformScreen />, ROUTES.selectPlatform.path);
  expect(button(/^Patreon/).textContent).toBe('Patreon Memberships Connected');
  expect(shownOf([toSignIn])).toEqual([]);
});

describe('the optional accounts', () => {
  const openAccounts = (options: JourneyOptions = {}) =>
    renderScreen(<ConnectAdditionalAccountsScreen />, ROUTES.connectAdditionalAccounts.path, options);
  const stateOf = (control: HTMLElement) => [control.textContent, isOff(control), 'disabled' in control.dataset];

  it('are two cards that can be left out, under the sample revenue (R5.5, R5.6, R18.1)', async () => {
    const { sent, user } = openAccounts();
    expect(allWords('heading')).toEqual(['Boost Your Funding Potential', 'Shopify', 'YouTube']);
    const revenue = 'Sample revenue: $83,333 a month on average.';
    expect(shownOf([revenue])).toEqual([revenue]);
    await user.click(button('Show My Cash Advance Offers'));
    expect(sent).toEqual([{ type: 'accounts.continued' }]);
  });

  it.each([
    ['Shopify', 'shopify', 'YouTube', 'Store sales'],
    ['YouTube', 'youtube', 'Shopify', 'Ad revenue'],
  ] as const)(
    'connect %s once, keep the focus there and leave the other alone (R5.5)',
    async (name, account, other, why) => {
      const { sent, user } = openAccounts({ services: { connectAccount: 'never' } });
      const control = button(`Connect ${name}`);
      expect([...stateOf(control), descriptionOf(control)]).toEqual([`Connect ${name}`, false, false, why]);
      control.focus();
      await user.keyboard('{Enter}');
      await user.keyboard('{Enter}');
      expect(stateOf(control)).toEqual(['Connecting...', true, true]);
      expect([document.activeElement, isOff(button(`Connect ${other}`))]).toEqual([control, false]);
      expect(sent).toEqual([{ type: 'accounts.connectRequested', account }]);
    },
  );

  it('stay connected, and say so (R5.5)', async () => {
    const { journey, sent, user } = openAccounts();
    const control = button('Connect Shopify');
    await user.click(control);
    await journey.settle();
    expect(stateOf(control)).toEqual(['Connected', true, true]);
    await user.click(control);
    expect(sent).toHaveLength(1);
  });
});

describe('a screen that leaves by itself', () => {
  const PREPARED = 'Connecting to Patreon Complete, Fetching subscription data Complete, ';
  const PREPARING = 'Analyzing revenue streams In progress, Calculating funding options Waiting, ';
  const OFFERED = `${PREPARED}${PREPARING}Preparing your offer Waiting`;
  const VERIFYING = 'Business status Not confirmed, Existing funding obligations In progress, Tax standing Waiting';

  it.each([
    ['Preparing your offers', ProcessingScreen, 'processing', PROCESSING, OFFERED],
    ['Verifying your business', BusinessVerificationScreen, 'businessVerification', BUSINESS_VERIFICATION, VERIFYING],
  ] as const)(
    '"%s" shows each step, and can be held and confirms nothing of a business that nobody described (R6.2, R6.4, R11.1, R16.1)',
    async (...row) => {
      const [heading, Shown, screenId, words, steps] = row;
      const { journey, sent, user } = renderScreen(<Shown />, ROUTES[screenId].path);
      expect(allWords('heading')).toEqual([heading]);
      journey.advance(40 * 70);
      expect(screen.getByRole('progressbar', { name: heading }).ariaValueText).toBe('40%');
      expect(said('listitem')).toBe(steps);
      expect(shownOf([words.whileRunning, words.whilePaused])).toEqual([words.whileRunning]);
      await user.click(button('Pause'));
      expect(shownOf([words.whileRunning, words.whilePaused])).toEqual([words.whilePaused]);
      expect(document.activeElement).toBe(button('Resume'));
      await user.keyboard('{Enter}');
      expect(sent).toEqual([{ type: 'progress.paused' }, { type: 'progress.resumed' }]);
    },
  );

  it.each([
    [0, '0 0 0 0 0 0', ''],
    [30, '1 0.5 0 0 0 0.3', 'Connecting to Patreon: complete'],
    [60, '1 1 1 0 0 0.6', 'Analyzing revenue streams: complete'],
    [100, '1 1 1 1 1 1', 'Preparing your offer: complete'],
  ])('fills steps and advance at %i percent, and announces (R6.1, R6.2)', (percent, shares, announced) => {
    const { journey } = renderScreen(<ProcessingScreen />, ROUTES.processing.path);
    journey.advance(Math.min(percent * 70, TIMED_SCREEN_MS - PROGRESS_LAST_REPORT_MS));
    const bar = screen.getByRole('progressbar');
    const parts = [...bar.querySelectorAll<HTMLElement>('[style*="--share"]')];
    expect(parts.map((part) => part.style.getPropertyValue('--share')).join(' ')).toBe(shares);
    const values = ['min', 'max', 'now', 'text'].map((part) => `aria-value${part}`);
    expect(attributesOf(bar, ...values)).toEqual(['0', '100', `${percent}`, `${percent}%`]);
    expect([said('status'), bar.textContent]).toEqual([announced, `${percent}%`]);
  });
});

describe('a part of the contract that is being changed', () => {
  it.each([
    ['offer', OffersScreen],
    ['business', EntityDetailsScreen],
    ['irsForm', SignIrsFormScreen],
  ] as const)('goes back there from the %s, and says so (R15.1)', async (part, Shown) => {
    showFakePdfViewer();
    const { journey } = renderScreen(<Shown />, ROUTES.offers.path);
    await chooseOffer(journey, '6-month');
    journey.send({ type: 'contract.changeRequested', part });
    expect(shownOf(['Go back to the contract', 'Continue', 'Continue anyway'])).toEqual(['Go back to the contract']);
    vi.restoreAllMocks();
  });
});

it('the screen for unknown addresses says that there is no such page, and leads home (R1.2)', async () => {
  const { sent, user } = renderScreen(<NotFoundScreen />, '/no-such-page');
  const sorry = "Sorry, we couldn't find the page you're looking for.";
  expect([allWords('heading')[0], ...shownOf([sorry])]).toEqual(['Page not found', sorry]);
  await user.tab();
  expect([document.activeElement, link('Go back home').getAttribute('href')]).toEqual([link('Go back home'), '/']);
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '' }]);
});
