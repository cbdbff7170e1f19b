import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('has no accessibility violations (R1.2)', async () => {
    await expectNoAxeViolations(open().container);
  });
});
