import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEMO_USER } from '#machines/domain/session.ts';
import { ConnectPatreonScreen } from '#src/screens/connectPatreon/ConnectPatreonScreen.tsx';
import type { FakeOutside, JourneyOptions } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const UNCONNECTED = { isAuthenticated: true, isPatreonConnected: false, user: DEMO_USER };
const PASSWORD = 'correct horse battery';

const open = (outside: Partial<FakeOutside> = {}, options: JourneyOptions = { session: UNCONNECTED }) =>
  renderScreen(<ConnectPatreonScreen />, '/connect-patreon', { ...options, outside });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Patreon Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Patreon Password');
const button = (name: string) => screen.getByRole('button', { name });

async function fillIn({ user }: ReturnType<typeof open>): Promise<void> {
  await user.type(email(), 'casey@example.com');
  await user.type(password(), `${PASSWORD}{Enter}`);
}

describe('the Patreon connection', () => {
  it('asks for two things no browser fills in, and says what it does with them (R5.2)', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Connect your Patreon account' })).toBe(
      document.activeElement,
    );
    expect([email(), password()].map(({ type, required, autocomplete }) => [type, required, autocomplete])).toEqual([
      ['email', true, 'off'],
      ['password', true, 'off'],
    ]);
    expect(
      screen.getByText('Connections use bank-level encryption, and your credentials are never stored.'),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Nothing is sent to Patreon. Do not enter your real credentials: any email address and any password connect.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('Patreon is connected')).toBeNull();
  });

  it('names what is missing beside its field and goes to the first one (R5.2)', async () => {
    const { sent, user } = open();
    await user.click(button('Connect Patreon'));
    expect(
      screen.getByRole('textbox', { name: 'Patreon Email', description: 'Enter your Patreon email address.' }),
    ).toBe(document.activeElement);
    expect(screen.getByText('Enter your Patreon password.')).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).toEqual('true');
    await user.type(email(), 'casey');
    await user.click(button('Connect Patreon'));
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('hands the password over once and leaves it nowhere (R5.2)', async () => {
    const view = open({ connectPatreon: 'never' });
    await fillIn(view);
    expect(view.sent).toEqual([{ type: 'patreon.submitted', email: 'casey@example.com', secretId: 'secret-1' }]);
    expect(view.keep.secrets).toEqual([PASSWORD]);
    expect(JSON.stringify(view.journey.actor.getPersistedSnapshot())).not.toContain(PASSWORD);
    expect(view.container.innerHTML).not.toContain(PASSWORD);
    expect(password().value).toEqual('');
  });

  it('cannot be sent twice while it connects (R5.2)', async () => {
    const view = open({ connectPatreon: 'never' });
    await fillIn(view);
    expect(button('Connecting...').getAttribute('aria-disabled')).toEqual('true');
    await view.user.click(button('Connecting...'));
    await view.user.type(password(), 'again{Enter}');
    expect(view.sent.length).toEqual(1);
    expect(view.keep.secrets.length).toEqual(1);
  });

  it('goes on once Patreon is connected (R5.3)', async () => {
    const view = open();
    await fillIn(view);
    await view.journey.settle();
    expect(view.journey.toasts).toEqual([{ kind: 'success', key: 'patreonConnected' }]);
    expect(view.journey.path()).toEqual('/connect-additional-accounts');
  });

  it.each([
    ['a refusal', { resolve: { isConnected: false } }, 'Failed to connect your Patreon account. Please try again.'],
    ['an exception', { reject: new Error('offline') }, 'Something went wrong. Please try again.'],
  ] as const)('says what happened after %s, keeps the email and can be sent again (R5.4)', async (_, answer, words) => {
    const view = open({ connectPatreon: answer });
    await fillIn(view);
    await view.journey.settle();
    expect(screen.getByText(words)).toBeTruthy();
    expect(email().value).toEqual('casey@example.com');
    await view.user.type(password(), 'again{Enter}');
    expect(view.sent.at(-1)).toEqual({ type: 'patreon.submitted', email: 'casey@example.com', secretId: 'secret-2' });
  });

  it('offers to go on first when Patreon is connected already, and folds the form away (R1.5)', async () => {
    const { journey, sent, user } = open({}, {});
    expect(screen.getByText('Patreon is connected')).toBeTruthy();
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
    await user.click(button('Continue'));
    expect(sent).toEqual([{ type: 'patreon.continued' }]);
    expect(journey.path()).toEqual('/connect-additional-accounts');
  });

  it('connects another account from the unfolded form, once at a time (R5.2)', async () => {
    const view = open({ connectPatreon: 'never' }, {});
    await view.user.click(screen.getByText('Connect another Patreon account'));
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
    await fillIn(view);
    expect(button('Connecting...').getAttribute('aria-disabled')).toEqual('true');
    await view.user.click(button('Connecting...'));
    expect(view.sent).toEqual([{ type: 'patreon.submitted', email: 'casey@example.com', secretId: 'secret-1' }]);
    expect(button('Continue').getAttribute('aria-disabled')).toBeNull();
  });

  it('has no accessibility violations, empty, refused or connected (R5.2)', async () => {
    const view = open({ connectPatreon: { resolve: { isConnected: false } } });
    await view.user.click(button('Connect Patreon'));
    await expectNoAxeViolations(view.container);
    await fillIn(view);
    await view.journey.settle();
    await expectNoAxeViolations(view.container);
    view.unmount();
    await expectNoAxeViolations(open({}, {}).container);
  });
});
