import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { ConnectPatreonScreen } from '#src/screens/connectPatreon/ConnectPatreonScreen.tsx';
import { SignInScreen } from '#src/screens/signIn/SignInScreen.tsx';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import type { FakeServices, JourneyOptions } from '#test/support/journeyAt.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { attributesOf, button, fillIn, isOff, link, linksIn, said, shownOf } from './seen.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const PASSWORD = 'correct horse battery';
const MALFORMED = 'Enter an email address such as name@example.com.';

const openSignIn = (services: Partial<FakeServices> = {}) =>
  renderScreen(<SignInScreen />, '/signin', { session: GUEST_SESSION, services });
const openPatreon = (
  services: Partial<FakeServices> = {},
  options: JourneyOptions = { session: UNCONNECTED_SESSION },
) => renderScreen(<ConnectPatreonScreen />, '/connect-patreon', { ...options, services });

const SIGN_IN = {
  name: 'sign-in',
  open: openSignIn,
  port: 'signIn',
  labels: { email: 'Email', password: 'Password' },
  submit: 'Sign in',
  busy: 'Signing in...',
  autocomplete: ['username', 'current-password'],
  missing: ['Enter your email address.', 'Enter your password.'],
  event: { type: 'signIn.submitted', isRemembered: false },
  refusal: { resolve: { user: null } },
  refused: 'No account uses this email.',
  failed: "We couldn't sign you in. Try again in a moment.",
} as const;
const PATREON = {
  name: 'Patreon',
  open: openPatreon,
  port: 'connectPatreon',
  labels: { email: 'Patreon Email', password: 'Patreon Password' },
  submit: 'Connect Patreon',
  busy: 'Connecting...',
  autocomplete: ['off', 'off'],
  missing: ['Enter your Patreon email address.', 'Enter your Patreon password.'],
  event: { type: 'patreon.submitted' },
  refusal: { resolve: { isConnected: false } },
  refused: "Patreon didn't accept this login, and nothing was shared. Check your email and password, then try again.",
  failed: "We couldn't reach Patreon, and nothing was shared. Try again in a moment.",
} as const;

type Form = typeof SIGN_IN | typeof PATREON;
type View = ReturnType<typeof openSignIn>;

const emailOf = ({ labels }: Form) => screen.getByRole<HTMLInputElement>('textbox', { name: labels.email });
const passwordOf = ({ labels }: Form) => screen.getByLabelText<HTMLInputElement>(labels.password);

async function submit(form: Form, { user }: View, email: string): Promise<void> {
  await fillIn(user, emailOf(form), email);
  await fillIn(user, passwordOf(form), PASSWORD);
  await user.keyboard('{Enter}');
}

describe.each([SIGN_IN, PATREON])('the form of $name', (form) => {
  it('asks for an email address and a password, and says to a password manager what they are (R4.1, R5.2)', () => {
    form.open();
    const reported = [emailOf(form), passwordOf(form)].map((each) => [each.type, each.required, each.autocomplete]);
    const [ofEmail, ofPassword] = form.autocomplete;
    expect(reported).toEqual([
      ['email', true, ofEmail],
      ['password', true, ofPassword],
    ]);
  });

  it('names what is missing beside its field, goes to the first one and sends nothing (R4.1, R5.2)', async () => {
    const { sent, user } = form.open();
    const [email, password] = [emailOf(form), passwordOf(form)];
    await user.click(button(form.submit));
    expect(shownOf([...form.missing, MALFORMED])).toEqual(form.missing);
    expect([email, password].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(email);
    await fillIn(user, email, 'casey');
    expect(shownOf(form.missing)).toEqual([form.missing[1]]);
    await user.click(button(form.submit));
    expect(shownOf([...form.missing, MALFORMED])).toEqual([form.missing[1], MALFORMED]);
    await fillIn(user, email, '@example.com');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(password);
    expect(sent).toEqual([]);
  });

  it('hands the password over once, leaves it nowhere and cannot be sent again while it is busy (R4.2, R5.2)', async () => {
    const view = form.open({ [form.port]: 'never' });
    await submit(form, view, 'casey@example.com');
    expect([passwordOf(form).value, view.container.innerHTML.includes(PASSWORD)]).toEqual(['', false]);
    expect(isOff(button(form.busy))).toBe(true);
    await fillIn(view.user, passwordOf(form), 'again');
    await view.user.click(button(form.busy));
    await view.user.type(passwordOf(form), '{Enter}');
    expect(view.sent).toEqual([{ ...form.event, email: 'casey@example.com', secretId: 'secret-1' }]);
    expect(view.inputStore.secrets).toEqual([PASSWORD]);
  });

  it.each([
    ...(form === PATREON ? ([['a refusal', PATREON.refusal, PATREON.refused, 'true']] as const) : []),
    ['an exception', { reject: new Error('offline') }, form.failed, null] as const,
  ])(
    'says under its button what happened after %s, and keeps the email, marked if refused (R4.5, R5.4)',
    async (_, answer, words, invalid) => {
      const view = form.open({ [form.port]: answer });
      await submit(form, view, 'casey@example.com');
      await view.journey.settle();
      expect([said('alert'), emailOf(form).value, emailOf(form).getAttribute('aria-invalid')]).toEqual([
        expect.stringContaining(words),
        'casey@example.com',
        invalid,
      ]);
      const place = button(form.submit).compareDocumentPosition(screen.getByRole('alert'));
      expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await fillIn(view.user, passwordOf(form), 'again');
      await view.user.keyboard('{Enter}');
      expect(view.sent.at(-1)).toEqual({ ...form.event, email: 'casey@example.com', secretId: 'secret-2' });
    },
  );
});

it('What the form of Patreon says after a refusal is brought into view, and goes when another address is typed (R5.4)', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const view = openPatreon({ connectPatreon: PATREON.refusal });
  await submit(PATREON, view, 'casey@example.com');
  await view.journey.settle();
  expect([scroll.mock.contexts, scroll.mock.calls]).toEqual([[screen.getByRole('alert')], [[{ block: 'nearest' }]]]);
  await fillIn(view.user, emailOf(PATREON), '.au');
  expect([screen.queryByRole('alert'), emailOf(PATREON).getAttribute('aria-invalid')]).toEqual([null, null]);
});

it('The sign-in says beside the address that it is refused, goes there, and says no more of another address (R4.4)', async () => {
  const view = openSignIn({ signIn: SIGN_IN.refusal });
  const email = emailOf(SIGN_IN);
  await submit(SIGN_IN, view, 'casey@example.com');
  await view.journey.settle();
  const said = document.getElementById(email.getAttribute('aria-describedby')?.split(' ').at(0) ?? '');
  expect([said?.textContent, screen.queryByRole('alert'), document.activeElement]).toEqual([
    SIGN_IN.refused,
    null,
    email,
  ]);
  await fillIn(view.user, email, '.au');
  expect([email.value, email.getAttribute('aria-invalid'), shownOf([SIGN_IN.refused])]).toEqual([
    'casey@example.com.au',
    null,
    [],
  ]);
});

describe('the sign-in card', () => {
  it('says how the demonstration works, and leads who is not a member to the application (R4.1)', async () => {
    const { sent, user } = openSignIn();
    const words = [
      'Demo: demo@example.com, any password.',
      'Forgot password',
      'Not needed in this demo.',
      'Not a member?',
    ];
    expect(shownOf(words)).toEqual(words);
    expect(attributesOf(link('Forgot password'), 'href', 'aria-disabled')).toEqual([null, 'true']);
    expect(link('Apply Now').getAttribute('href')).toEqual('/#application-form');
    await user.click(link('Apply Now'));
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '#application-form' }]);
  });

  it('leaves the primary action to the way on of who is signed in, begun or not (R17.1)', () => {
    const opened = [{ session: GUEST_SESSION }, {}, { saved: { ...NOTHING_TYPED, offerId: '6-month' as const } }];
    const seen = opened.map((options) => {
      renderScreen(<SignInScreen />, '/signin', options);
      const isPrimary = 'primary' in button('Sign in').dataset;
      const ways = linksIn().filter(([words]) => words?.endsWith('your application'));
      cleanup();
      return [isPrimary, ...ways.flat()];
    });
    expect(seen).toEqual([
      [true],
      [false, 'Start your application', '/select-platform'],
      [false, 'Continue your application', '/entity-details'],
    ]);
  });

  it('remembers who asks for it (R4.1)', async () => {
    const view = openSignIn({ signIn: 'never' });
    await view.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit(SIGN_IN, view, 'demo@example.com');
    const remembered = { ...SIGN_IN.event, isRemembered: true };
    expect(view.sent).toEqual([{ ...remembered, email: 'demo@example.com', secretId: 'secret-1' }]);
  });
});

describe('the Patreon connection', () => {
  it('says what it does with what is typed, and which addresses show a failure (R5.2, R5.3, R5.4)', () => {
    openPatreon();
    const words = [
      'Connections use bank-level encryption, and your credentials are never stored.',
      'Demo: use any email and password. An email that begins with fail@ or error@ fails.',
    ];
    expect(shownOf([...words, 'Patreon is connected'])).toEqual(words);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it.each([
    ['above the button on a phone', '(max-width: 47.99em)', Node.DOCUMENT_POSITION_FOLLOWING],
    ['after the form on a wide screen', '(min-width: 48em)', Node.DOCUMENT_POSITION_PRECEDING],
  ])('explains what happens to the login %s (R5.2)', (_where, media, place) => {
    matchMediaQuery(media);
    openPatreon();
    const explanation = screen.getByRole('region', { name: 'Your Patreon password' });
    expect(explanation.compareDocumentPosition(button('Connect Patreon'))).toBe(place);
  });

  it('says whose account is connected, after what connecting means, and leads on (R1.5, R5.2)', async () => {
    const { sent, user } = openPatreon({}, {});
    const words = [
      'We read your membership revenue. Your offers depend on it.',
      'This demo uses sample revenue for Demo Creator.',
    ];
    expect(shownOf(words)).toEqual(words);
    await user.click(button('Continue'));
    expect(sent).toEqual([{ type: 'patreon.continued' }]);
  });

  it('keeps its form when Patreon is connected, and connects another account once at a time (R5.2)', async () => {
    const view = openPatreon({ connectPatreon: 'never' }, {});
    await submit(PATREON, view, 'casey@example.com');
    expect([isOff(button('Connecting...')), isOff(button('Continue'))]).toEqual([true, false]);
    await view.user.click(button('Connecting...'));
    expect(view.sent).toEqual([{ type: 'patreon.submitted', email: 'casey@example.com', secretId: 'secret-1' }]);
  });
});
