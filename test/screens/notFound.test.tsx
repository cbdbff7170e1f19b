import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { NotFoundScreen } from '#src/screens/notFound/NotFoundScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const open = () => renderScreen(<NotFoundScreen />, '/no-such-page');

describe('the screen for unknown addresses', () => {
  it('says that there is no such page and begins at its heading (R1.2, R1.8)', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBe(document.activeElement);
    expect(screen.getByText("Sorry, we couldn't find the page you're looking for.")).toBeTruthy();
  });

  it('leads home by keyboard (R1.2)', async () => {
    const { journey, sent, user } = open();
    expect(journey.where().screen).toEqual('notFound');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go back home' }));
    expect(document.activeElement?.getAttribute('href')).toEqual('/');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '' }]);
    expect(journey.path()).toEqual('/');
  });

  it.each([
    [
      'a guest',
      { session: GUEST_SESSION },
      [
        ['Sign in', '/signin'],
        ['How an advance works', '/#how'],
        ['Questions and answers', '/#faq'],
      ],
    ],
    [
      'a creator',
      {},
      [
        ['Your application', '/select-platform'],
        ['Your repayment', '/dashboard-established'],
        ['How an advance works', '/#how'],
        ['Questions and answers', '/#faq'],
      ],
    ],
  ])('names where %s may want to go instead (R1.2)', (_, options, places) => {
    renderScreen(<NotFoundScreen />, '/no-such-page', options);
    const links = within(screen.getByRole('navigation', { name: 'You may be looking for' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(places);
  });

  it('has no accessibility violations (R1.2)', async () => {
    await expectNoAxeViolations(open().container);
  });
});
