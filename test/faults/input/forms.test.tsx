import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { renderApp } from '#test/app/renderApp.tsx';

const GUEST = { session: GUEST_SESSION };
const UNCONNECTED = { session: { ...DEMO_SESSION, isPatreonConnected: false } };
const SHOWN: readonly ScreenId[] = [
  'signIn',
  'selectPlatform',
  'connectPatreon',
  'connectAdditionalAccounts',
  'entityDetails',
];

/** The screens come before the tests, so that no test waits for a file. */
beforeAll(async () => {
  await Promise.all(SHOWN.map(preloadScreen));
}, 60_000);
afterEach(() => notifications.clean());

/** The field with this label, once its screen is there. */
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const said = ({ journey }: ReturnType<typeof renderApp>) => journey.toasts.map(({ key }) => key);

describe('F-68 Enter is pressed in every field', () => {
  it('on the business form it leads nowhere, and is a new line in the address (R9.3, R9.8)', async () => {
    const app = renderApp(ROUTES.entityDetails.path);
    await heading('Business information');
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.length).toBeGreaterThanOrEqual(4);
    for (const one of fields) await app.user.type(one, '{Enter}');
    expect([(await field('Business address')).value, window.location.pathname]).toEqual(['\n', '/entity-details']);
    expect(said(app)).toEqual([]);
  });
});

describe('F-69 a form is sent by the browser itself, without the product', () => {
  it.each([
    ['sign-in', ROUTES.signIn.path, GUEST, 'Password'],
    ['connecting Patreon', ROUTES.connectPatreon.path, UNCONNECTED, 'Patreon Password'],
  ])('%s puts no password into the address: it would be posted (R4.1, R5.2)', async (_name, path, options, label) => {
    renderApp(path, options);
    expect((await field(label)).form?.method).toEqual('post');
  });
});
