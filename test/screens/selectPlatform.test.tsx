import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SelectPlatformScreen } from '#src/screens/selectPlatform/SelectPlatformScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const open = () => renderScreen(<SelectPlatformScreen />, '/select-platform');

describe('the platform choice', () => {
  it('shows four platforms, one of them available, and says that more will come (R5.1)', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Connect your Patreon' })).toBe(document.activeElement);
    const list = screen.getByRole('list', { name: 'Membership platforms' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Patreon Memberships Available now',
      'Substack Newsletters Coming soon',
      'Supercast Podcast subscriptions Coming soon',
      'Apple Podcast Podcast subscriptions Coming soon',
    ]);
    expect(screen.getByText("Don't see your platform? We're adding more options soon.")).toBeTruthy();
  });

  it('goes to the Patreon connection by keyboard (R5.1)', async () => {
    const { journey, sent, user } = open();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Patreon/ }));
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'platform.chosen', platform: 'patreon' }]);
    expect(journey.path()).toEqual('/connect-patreon');
  });

  it.each([
    ['Substack', 'substack'],
    ['Supercast', 'supercast'],
    ['Apple Podcast', 'applePodcast'],
  ] as const)('answers the choice of %s with a message and stays (R5.1)', async (name, platform) => {
    const { journey, sent, user } = open();
    screen.getByRole('button', { name: new RegExp(`^${name}.*Coming soon$`) }).focus();
    await user.keyboard(' ');
    expect(sent).toEqual([{ type: 'platform.chosen', platform }]);
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'platformUnavailable', platform }]);
    expect(journey.path()).toEqual('/select-platform');
  });

  it('has no accessibility violations (R5.1)', async () => {
    await expectNoAxeViolations(open().container);
  });
});
