import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { SignInScreen } from '#src/screens/signIn/SignInScreen.tsx';
import type { FakeOutside } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const PASSWORD = 'correct horse battery';

const open = (outside: Partial<FakeOutside> = {}) =>
  renderScreen(<SignInScreen />, '/signin', { session: GUEST_SESSION, outside });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole('button', { name });

async function fillIn({ user }: ReturnType<typeof open>, address = 'demo@example.com'): Promise<void> {
  await user.type(email(), address);
  await user.type(password(), `${PASSWORD}{Enter}`);
}

describe('the sign-in card', () => {
  it('asks for what a password manager knows and says how the demonstration works (R4.1)', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBe(document.activeElement);
    expect([email(), password()].map(({ type, required, autocomplete }) => [type, required, autocomplete])).toEqual([
      ['email', true, 'username'],
      ['password', true, 'current-password'],
    ]);
    expect(screen.getByText('This is a demonstration. Sign in as demo@example.com with any password.')).toBeTruthy();
  });

  it('can be worked through by keyboard alone, in the order it is read (R4.1)', async () => {
    const { user } = open();
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await user.tab();
      stops.push(document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? null);
    }
    expect(stops).toEqual(['email', 'password', 'Show password', 'isRemembered', 'Sign in', 'Apply Now']);
  });

  it('shows and hides the password (R4.1)', async () => {
    const { user } = open();
    await user.click(button('Show password'));
    expect(password().type).toEqual('text');
    expect(button('Show password').getAttribute('aria-pressed')).toEqual('true');
    await user.click(button('Show password'));
    expect(password().type).toEqual('password');
  });

  it('has a box to be remembered by, and a forgotten password that leads nowhere and says why (R4.1)', async () => {
    const { user } = open();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });
    expect(box.checked).toEqual(false);
    await user.click(box);
    expect(box.checked).toEqual(true);
    expect(screen.getByText('Forgot password').closest('a, button')).toBeNull();
    expect(screen.getByText('Not available in this demonstration: any password works.')).toBeTruthy();
  });

  it('names what is missing beside its field and goes to the first one (R4.1)', async () => {
    const { sent, user } = open();
    await user.click(button('Sign in'));
    expect(screen.getByRole('textbox', { name: 'Email', description: 'Enter your email address.' })).toBe(
      document.activeElement,
    );
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).toEqual('true');
    await user.type(email(), 'demo');
    expect(screen.queryByText('Enter your email address.')).toBeNull();
    await user.click(button('Sign in'));
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('goes to the password when only that is missing (R4.1)', async () => {
    const { sent, user } = open();
    await user.type(email(), 'demo@example.com{Enter}');
    expect(document.activeElement).toBe(password());
    expect(sent).toEqual([]);
  });

  it('hands the password over once and leaves it nowhere (R4.1, R5.2)', async () => {
    const view = open({ signIn: 'never' });
    await fillIn(view);
    expect(view.sent).toEqual([
      { type: 'signIn.submitted', email: 'demo@example.com', secretId: 'secret-1', isRemembered: false },
    ]);
    expect(view.keep.secrets).toEqual([PASSWORD]);
    expect(JSON.stringify(view.journey.actor.getPersistedSnapshot())).not.toContain(PASSWORD);
    expect(view.container.innerHTML).not.toContain(PASSWORD);
    expect(password().value).toEqual('');
  });

  it('cannot be sent twice while it is busy (R4.2)', async () => {
    const view = open({ signIn: 'never' });
    await fillIn(view);
    expect(button('Signing in...').getAttribute('aria-disabled')).toEqual('true');
    await view.user.click(button('Signing in...'));
    await view.user.type(password(), 'again{Enter}');
    expect(view.sent.length).toEqual(1);
    expect(view.keep.secrets.length).toEqual(1);
  });

  it('goes to the platform choice when it is accepted (R4.3)', async () => {
    const view = open();
    await fillIn(view);
    await view.journey.settle();
    expect(view.journey.toasts).toEqual([{ kind: 'success', key: 'signedIn' }]);
    expect(view.journey.path()).toEqual('/select-platform');
  });

  it.each([
    ['R4.4', { resolve: { user: null } }, 'Invalid credentials. Try demo@example.com with any password.'],
    ['R4.5', { reject: new Error('offline') }, 'Something went wrong. Please try again.'],
  ] as const)('says what happened, keeps the email and can be sent again (%s)', async (_, answer, words) => {
    const view = open({ signIn: answer });
    await fillIn(view, 'casey@example.com');
    await view.journey.settle();
    expect(screen.getByText(words)).toBeTruthy();
    expect(email().value).toEqual('casey@example.com');
    await view.user.type(password(), 'again{Enter}');
    expect(view.sent.at(-1)).toEqual({
      type: 'signIn.submitted',
      email: 'casey@example.com',
      secretId: 'secret-2',
      isRemembered: false,
    });
  });

  it('sends who is not a member to the application on the landing page (R4.1)', async () => {
    const { journey, sent, user } = open();
    expect(screen.getByText('Not a member?')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Apply Now' });
    expect(link.getAttribute('href')).toEqual('/#application-form');
    await user.click(link);
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '#application-form' }]);
    expect(journey.context().landingAnchor).toEqual('application-form');
  });

  it('has no accessibility violations, with problems or without (R4.1)', async () => {
    const view = open({ signIn: { resolve: { user: null } } });
    await expectNoAxeViolations(view.container);
    await view.user.click(button('Sign in'));
    await expectNoAxeViolations(view.container);
    await fillIn(view);
    await view.journey.settle();
    await expectNoAxeViolations(view.container);
  });
});
