import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SAVING } from '#src/content/saving.ts';
import { renderApp } from '#test/app/renderApp.tsx';

/** Parts of the frame are compiled on their first visit in a test run. */
const FIRST_VISIT = { timeout: 20_000 };
const AT = '2026-11-21T14:32:10-05:00';

describe('F-17 the page is older than what is in use in this browser', () => {
  it('one notice says "Reload to update" with a button, nothing counts as saved, and so it stays, through a sign-out too (R15.3)', async () => {
    const { send, journey } = renderApp('/entity-details');
    send({ type: 'saving.succeeded', at: AT, until: 'tabCloses' });
    send({ type: 'saving.outdated' });
    expect(await screen.findByRole('button', { name: SAVING.reload }, FIRST_VISIT)).toBeTruthy();
    const [notice, ...more] = screen.getAllByText(/Reload to update\.$/);
    expect([notice?.closest('[role="status"]') === null, more]).toEqual([false, []]);
    expect(screen.queryByText(/^Saved .*on this device/)).toBeNull();
    for (const type of ['saving.failed', 'saving.outdated'] as const) send({ type });
    send({ type: 'saving.succeeded', at: AT, until: 'tabCloses' });
    expect(screen.getAllByText(/Reload to update\.$/)).toEqual([notice]);
    expect(screen.queryByText(SAVING.refused)).toBeNull();
    expect(journey.path()).toBe('/entity-details');
    send({ type: 'session.signedOut' });
    send({ type: 'url.opened', path: '/signin', hash: '' });
    expect(await screen.findByText(/Reload to update\.$/, {}, FIRST_VISIT)).toBeTruthy();
  });
});
