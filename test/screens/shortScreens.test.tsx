import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { openScreen } from './openScreen.tsx';
import {
  button,
  descriptionOf,
  elementsWithIcon,
  isAriaDisabled,
  textsByRole,
  textsOf,
  visibleSentences,
  withinRole,
} from './queries.ts';

describe('Platform choice', () => {
  it('lists four platforms, one available, and sends every choice (R5.1)', async () => {
    const { sent, user } = await openScreen('selectPlatform', [], { session: UNCONNECTED_SESSION });
    expect(textsByRole('button', withinRole('list', SELECT_PLATFORM.platforms))).toEqual([
      'Patreon Memberships Available now',
      'Substack Newsletters Coming soon',
      'Supercast Podcast subscriptions Coming soon',
      'Apple Podcast Podcast subscriptions Coming soon',
    ]);
    expect(visibleSentences(["Don't see your platform? We're adding more options soon."])).toHaveLength(1);
    for (const name of [/^Substack/, /^Supercast/, /^Apple Podcast/, /^Patreon/]) await user.click(button(name));
    expect(sent).toEqual(
      ['substack', 'supercast', 'applePodcast', 'patreon'].map((platform) => ({ type: 'platform.chosen', platform })),
    );
  });
});

describe('Optional accounts', () => {
  it('can be skipped and show the sample revenue (R5.5, R5.6, R18.1)', async () => {
    const { sent, user } = await openScreen('connectAdditionalAccounts');
    expect(visibleSentences(['Sample revenue: $83,333 a month on average.'])).toHaveLength(1);
    await user.click(button('Show My Cash Advance Offers'));
    expect(sent).toEqual([{ type: 'accounts.continued' }]);
  });

  it('connect only once on a double click and leave other accounts available (R5.5)', async () => {
    const services = { connectAccount: 'never' } as const;
    const { sent, user } = await openScreen('connectAdditionalAccounts', [], { services });
    const control = button('Connect YouTube');
    expect(descriptionOf(control)).toBe(ACCOUNTS.reasons.youtube);
    await user.dblClick(control);
    expect(control.textContent).toBe(ACCOUNTS.actions.connecting());
    expect(isAriaDisabled(button('Connect Shopify'))).toBe(false);
    expect(sent).toEqual([{ type: 'accounts.connectRequested', account: 'youtube' }]);
  });

  it('show as connected once the service responds (R5.5)', async () => {
    const { journey, user } = await openScreen('connectAdditionalAccounts');
    const control = button('Connect Shopify');
    await user.click(control);
    await journey.settle();
    expect(control.textContent).toBe(ACCOUNTS.actions.connected());
  });
});

describe('Timed screen', () => {
  const { states, pause, resume } = COMPONENT_WORDS.progress;
  it.each([
    ['processing', PROCESSING, [states.complete, states.complete, states.active, states.waiting, states.waiting]],
    ['businessVerification', BUSINESS_VERIFICATION, [states.unchecked, states.active, states.waiting]],
  ] as const)('"%s" shows the state of each step and can be paused (R6.2, R6.4, R11.1, R16.1)', async (...row) => {
    const [id, words, stepStates] = row;
    const { journey, sent, user } = await openScreen(id);
    journey.advance(40 * 70);
    expect(screen.getByRole('progressbar', { name: words.title }).ariaValueText).toBe('40%');
    const steps = Object.values(words.steps).map((step, index) => `${step} ${stepStates[index] ?? ''}`);
    expect(textsByRole('listitem')).toEqual(steps);
    const checked = textsOf(elementsWithIcon(screen.getAllByRole('listitem')));
    expect(checked).toEqual(steps.filter((step) => step.endsWith(states.complete)));
    expect(visibleSentences([words.whileRunning, words.whilePaused])).toEqual([words.whileRunning]);
    await user.click(button(pause));
    expect(visibleSentences([words.whileRunning, words.whilePaused])).toEqual([words.whilePaused]);
    await user.click(button(resume));
    expect(sent).toEqual([{ type: 'progress.paused' }, { type: 'progress.resumed' }]);
  });
});
