import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PROGRESS_LAST_REPORT_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { opened } from '#test/journey/samples.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import { button, descriptionOf, isOff, link, partOf, shownOf, textsByRole, textsOf, withIcon } from './queries.ts';

describe('Platform choice', () => {
  it('shows four platforms, one of them available, and sends any choice (R5.1)', async () => {
    const { sent, user } = await openScreen('selectPlatform', [], { session: UNCONNECTED_SESSION });
    expect(textsByRole('heading')).toEqual(['Connect your Patreon']);
    expect(textsByRole('button', partOf('list', SELECT_PLATFORM.platforms))).toEqual([
      'Patreon Memberships Available now',
      'Substack Newsletters Coming soon',
      'Supercast Podcast subscriptions Coming soon',
      'Apple Podcast Podcast subscriptions Coming soon',
    ]);
    expect(shownOf(["Don't see your platform? We're adding more options soon."])).toHaveLength(1);
    for (const name of [/^Substack/, /^Supercast/, /^Apple Podcast/, /^Patreon/]) await user.click(button(name));
    expect(sent).toEqual(
      ['substack', 'supercast', 'applePodcast', 'patreon'].map((platform) => ({ type: 'platform.chosen', platform })),
    );
  });

  it.each([
    ['not yet connected', { session: UNCONNECTED_SESSION }, SELECT_PLATFORM.available, 1],
    ['connected', {}, SELECT_PLATFORM.connected, 0],
  ])('names Patreon as %s, and announces the sign-in only before (R16.4)', async (_what, options, state, count) => {
    await openScreen('selectPlatform', [], options);
    expect(button(/^Patreon/).textContent).toBe(`Patreon Memberships ${state}`);
    expect(shownOf([SELECT_PLATFORM.next.connect])).toHaveLength(count);
  });
});

describe('Optional accounts', () => {
  it('can be skipped, under the sample revenue (R5.5, R5.6, R18.1)', async () => {
    const { sent, user } = await openScreen('connectAdditionalAccounts');
    expect(textsByRole('heading')).toEqual(['Boost Your Funding Potential', 'Shopify', 'YouTube']);
    expect(shownOf(['Sample revenue: $83,333 a month on average.'])).toHaveLength(1);
    await user.click(button('Show My Cash Advance Offers'));
    expect(sent).toEqual([{ type: 'accounts.continued' }]);
  });

  it.each([
    ['Shopify', 'shopify', 'YouTube'],
    ['YouTube', 'youtube', 'Shopify'],
  ] as const)('connect %s once, with the focus kept and the other one free (R5.5)', async (name, account, other) => {
    const services = { connectAccount: 'never' } as const;
    const { sent, user } = await openScreen('connectAdditionalAccounts', [], { services });
    const control = button(`Connect ${name}`);
    expect(descriptionOf(control)).toBe(ACCOUNTS.reasons[account]);
    expect(isOff(control)).toBe(false);
    control.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(control.textContent).toBe(ACCOUNTS.actions.connecting());
    expect(withIcon([control])).toEqual([]);
    expect(isOff(control)).toBe(true);
    expect(document.activeElement).toBe(control);
    expect(isOff(button(`Connect ${other}`))).toBe(false);
    expect(sent).toEqual([{ type: 'accounts.connectRequested', account }]);
  });

  it.each([
    ['after the answer', { resolve: undefined }, ACCOUNTS.actions.connected()],
    ['not after a failure', { reject: new Error('offline') }, 'Connect Shopify'],
  ])('say "connected" %s (R5.5)', async (_when, connectAccount, state) => {
    const { journey, user } = await openScreen('connectAdditionalAccounts', [], { services: { connectAccount } });
    const control = button('Connect Shopify');
    await user.click(control);
    await journey.settle();
    expect(control.textContent).toBe(state);
    expect(withIcon([control]).length > 0).toBe(state === ACCOUNTS.actions.connected());
  });
});

describe('Timed screen', () => {
  const { states, pause, resume } = COMPONENT_WORDS.progress;
  it.each([
    ['processing', PROCESSING, [states.complete, states.complete, states.active, states.waiting, states.waiting]],
    ['businessVerification', BUSINESS_VERIFICATION, [states.unchecked, states.active, states.waiting]],
  ] as const)('"%s" names the state of each step and can be paused (R6.2, R6.4, R11.1, R16.1)', async (...row) => {
    const [id, words, stepStates] = row;
    const { journey, sent, user } = await openScreen(id);
    journey.advance(40 * 70);
    expect(screen.getByRole('progressbar', { name: words.title }).ariaValueText).toBe('40%');
    const steps = Object.values(words.steps).map((step, index) => `${step} ${stepStates[index] ?? ''}`);
    expect(textsByRole('listitem')).toEqual(steps);
    const checked = textsOf(withIcon(screen.getAllByRole('listitem')));
    expect(checked).toEqual(steps.filter((step) => step.endsWith(states.complete)));
    expect(shownOf([words.whileRunning, words.whilePaused])).toEqual([words.whileRunning]);
    await user.click(button(pause));
    expect(shownOf([words.whileRunning, words.whilePaused])).toEqual([words.whilePaused]);
    expect(document.activeElement).toBe(button(resume));
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'progress.paused' }, { type: 'progress.resumed' }]);
  });

  it.each([
    [0, '0 0 0 0 0 0', ''],
    [30, '1 0.5 0 0 0 0.3', 'Connecting to Patreon: complete'],
    [60, '1 1 1 0 0 0.6', 'Analyzing revenue streams: complete'],
    [100, '1 1 1 1 1 1', 'Preparing your offer: complete'],
  ])('fills its bars at %i percent and announces the last step (R6.1, R6.2)', async (percent, shares, announced) => {
    const { journey } = await openScreen('processing');
    journey.advance(Math.min(percent * 70, TIMED_SCREEN_MS - PROGRESS_LAST_REPORT_MS));
    const bar = screen.getByRole('progressbar');
    const parts = [...bar.querySelectorAll<HTMLElement>('[style*="--share"]')];
    expect(parts.map(({ style }) => style.getPropertyValue('--share')).join(' ')).toBe(shares);
    expect(bar.ariaValueNow).toBe(`${percent}`);
    expect(bar.textContent).toBe(`${percent}%`);
    expect(textsByRole('status')).toEqual([announced]);
  });
});

it.each([
  ['offers', 'offer'],
  ['entityDetails', 'business'],
  ['signIrsForm', 'irsForm'],
] as const)('The %s screen leads back to a contract that is being changed (R15.1)', async (id, part) => {
  const change = { type: 'contract.changeRequested', part } as const;
  await openScreen(id, [...OFFER_CHOSEN, opened(ROUTES.contract.path), change]);
  const { backToContract, continue: goOn } = OFFERS_TEXT;
  expect(shownOf([backToContract, SIGN_IRS_FORM.continueAnyway])).toEqual([backToContract]);
  expect(screen.queryByRole('button', { name: goOn })).toBeNull();
});

it('The not-found screen says so and links home (R1.2)', async () => {
  const { sent, user } = await openScreen('notFound');
  expect(screen.getByRole('heading').textContent).toBe('Page not found');
  expect(shownOf(["Sorry, we couldn't find the page you're looking for."])).toHaveLength(1);
  await user.tab();
  expect(document.activeElement).toBe(link('Go back home'));
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '' }]);
});
