import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { renderApp } from '#test/app/renderApp.tsx';

const UNCONNECTED = { isAuthenticated: true, isPatreonConnected: false, user: DEMO_USER } as const;

/** The screens come before the tests, so that no test waits for a file. */
beforeAll(async () => {
  await Promise.all(ROUTED_SCREEN_IDS.map(fetchScreen));
}, 60_000);

/** The field with this label, once its screen is there. */
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);

async function renderSignIn() {
  const app = renderApp(ROUTES.signIn.path, { session: GUEST_SESSION });
  await app.user.type(await field('Email'), 'demo@example.com');
  await app.user.type(await field('Password'), 'any password');
  return app;
}

/** How often the journey was asked. */
function asked(app: ReturnType<typeof renderApp>, type: string): number {
  return app.journey.toasts.filter(({ key }) => key === type).length;
}

describe('F-67 a button is pressed twice', () => {
  it('Enter and a click at once sign in once, with one message and one history entry (R4.2, R14.1)', async () => {
    const app = await renderSignIn();
    const entries = window.history.length;
    const button = screen.getByRole('button', { name: 'Sign in' });
    act(() => {
      button.closest('form')?.requestSubmit();
      button.click();
    });
    await app.settle();
    await screen.findByRole('heading', { level: 1, name: 'Connect your Patreon' });
    expect(asked(app, 'signedIn')).toEqual(1);
    expect(window.history.length - entries).toEqual(1);
  });

  it('a triple click connects Patreon once (R5.2, R5.3)', async () => {
    const app = renderApp(ROUTES.connectPatreon.path, { session: UNCONNECTED });
    await app.user.type(await field('Patreon Email'), 'dana@example.com');
    await app.user.type(await field('Patreon Password'), 'any password');
    await app.user.tripleClick(screen.getByRole('button', { name: 'Connect Patreon' }));
    await app.settle();
    await screen.findByRole('heading', { level: 1, name: 'Boost Your Funding Potential' });
    expect(asked(app, 'patreonConnected')).toEqual(1);
  });

  it('a double click on Continue leaves one screen, not two (R8.3)', async () => {
    const app = renderApp(ROUTES.offers.path);
    await app.user.click(await screen.findByRole('radio', { name: '6-month offer' }));
    await app.user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Business information' });
    expect(window.location.pathname).toEqual(ROUTES.entityDetails.path);
  });
});

describe('F-68 Enter is pressed in every field', () => {
  it('on the business form it leads nowhere, and is a new line in the address (R9.3, R9.8)', async () => {
    const app = renderApp(ROUTES.entityDetails.path);
    await screen.findByRole('heading', { level: 1, name: 'Business information' });
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.length).toBeGreaterThanOrEqual(4);
    for (const one of fields) await app.user.type(one, '{Enter}');
    expect(window.location.pathname).toEqual(ROUTES.entityDetails.path);
    expect((await field('Business address')).value).toEqual('\n');
    expect(app.journey.toasts).toEqual([]);
  });

  it('in an unfinished sign-in it names what is missing and goes there (R4.1)', async () => {
    const { user } = renderApp(ROUTES.signIn.path, { session: GUEST_SESSION });
    await user.type(await field('Email'), 'demo@example.com{Enter}');
    expect(document.activeElement).toBe(await field('Password'));
    expect(window.location.pathname).toEqual(ROUTES.signIn.path);
  });
});

describe('F-69 a form is sent by the browser itself, without the product', () => {
  it.each([
    ['sign-in', ROUTES.signIn.path, GUEST_SESSION, 'Password'],
    ['connecting Patreon', ROUTES.connectPatreon.path, UNCONNECTED, 'Patreon Password'],
  ] as const)(
    '%s puts no password into the address: it would be posted (R4.1, R5.2)',
    async (_name, path, session, label) => {
      renderApp(path, { session });
      const { form } = await field(label);
      expect(form?.method).toEqual('post');
    },
  );
});

describe('F-71 a password manager fills in the fields', () => {
  it('sign-in takes what is filled in without a key being pressed (R4.1)', async () => {
    const app = renderApp(ROUTES.signIn.path, { session: GUEST_SESSION });
    fireEvent.change(await field('Email'), { target: { value: 'demo@example.com' } });
    fireEvent.change(await field('Password'), { target: { value: 'any password' } });
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await app.settle();
    await screen.findByRole('heading', { level: 1, name: 'Connect your Patreon' });
    expect(window.location.pathname).toEqual(ROUTES.selectPlatform.path);
  });

  it('the fields of Patreon ask for no filling in, so that the password of this product is not offered (R5.2)', async () => {
    renderApp(ROUTES.connectPatreon.path, { session: UNCONNECTED });
    const fields = [await field('Patreon Email'), await field('Patreon Password')];
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['off', 'off']);
  });
});
