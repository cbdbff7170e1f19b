import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { ADD_OWNER } from '#test/journey/businessSamples.ts';
import { FAILURE } from '#test/journey/samples.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import type { FakeServices } from '#test/support/journeyAt.ts';
import { openScreen } from './openScreen.tsx';
import { button, descriptionOf, fillIn, isAriaDisabled, link, textsByRole, visibleSentences } from './queries.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'casey@example.com';

const openSignIn = (services: Partial<FakeServices> = {}) =>
  openScreen('signIn', [], { session: GUEST_SESSION, services });
const openPatreon = (services: Partial<FakeServices> = {}) =>
  openScreen('connectPatreon', [], { session: UNCONNECTED_SESSION, services });

const FORMS = {
  signIn: {
    open: openSignIn,
    words: SIGN_IN,
    port: 'signIn',
    autocomplete: 'current-password',
    event: { type: 'signIn.submitted', isRemembered: false },
  },
  patreon: {
    open: openPatreon,
    words: CONNECT_PATREON,
    port: 'connectPatreon',
    autocomplete: 'off',
    event: { type: 'patreon.submitted' },
  },
} as const;

type Form = (typeof FORMS)[keyof typeof FORMS];

const emailOf = ({ words }: Form) => screen.getByRole<HTMLInputElement>('textbox', { name: words.email });
const passwordOf = ({ words }: Form) => screen.getByLabelText<HTMLInputElement>(words.password);

type View = Awaited<ReturnType<typeof openSignIn>>;

async function submit(form: Form, { journey, user }: View, email = EMAIL): Promise<void> {
  await fillIn(user, emailOf(form), email);
  await fillIn(user, passwordOf(form), PASSWORD);
  await user.keyboard('{Enter}');
  await journey.settle();
}

describe.each(Object.entries(FORMS))('Login form (%s)', (_name, form) => {
  const { words } = form;

  it('shows an error at each invalid field and focuses the first one (R4.1, R5.2)', async () => {
    const { sent, user } = await form.open();
    const [email, password] = [emailOf(form), passwordOf(form)];
    await user.click(button(words.submit));
    expect(descriptionOf(email)).toContain(words.emailMissing);
    expect(descriptionOf(password)).toContain(words.passwordMissing);
    expect(document.activeElement).toBe(email);
    await fillIn(user, email, 'casey');
    await user.click(button(words.submit));
    expect(descriptionOf(email)).toContain(words.emailMalformed);
    await fillIn(user, email, '@example.com');
    await user.keyboard('{Enter}');
    expect(email.ariaInvalid).toBeNull();
    expect(document.activeElement).toBe(password);
    expect(sent).toEqual([]);
  });

  it('sends the password once and clears the field while busy (R4.2, R5.2)', async () => {
    const view = await form.open({ [form.port]: 'never' });
    await submit(form, view);
    expect(passwordOf(form).autocomplete).toBe(form.autocomplete);
    expect(passwordOf(form).value).toBe('');
    expect(view.container.innerHTML).not.toContain(PASSWORD);
    expect(isAriaDisabled(button(words.busy))).toBe(true);
    await fillIn(view.user, passwordOf(form), 'again');
    await view.user.click(button(words.busy));
    await view.user.type(passwordOf(form), '{Enter}');
    expect(view.sent).toEqual([{ ...form.event, email: EMAIL, secretId: 'secret-1' }]);
    expect(view.inputStore.secrets).toEqual([PASSWORD]);
  });

  it('reports a failed request and keeps the email (R4.5, R5.4)', async () => {
    const view = await form.open({ [form.port]: FAILURE });
    await submit(form, view);
    expect(textsByRole('alert')).toEqual([words.problems.failed]);
    expect(emailOf(form).value).toBe(EMAIL);
    expect(emailOf(form).ariaInvalid).toBeNull();
    await fillIn(view.user, passwordOf(form), 'again');
    await view.user.keyboard('{Enter}');
    expect(view.sent.at(-1)).toEqual({ ...form.event, email: EMAIL, secretId: 'secret-2' });
  });
});

describe('Sign-in', () => {
  it('flags a rejected email until it changes (R4.4)', async () => {
    const view = await openSignIn({ signIn: { resolve: { user: null } } });
    const email = emailOf(FORMS.signIn);
    await submit(FORMS.signIn, view);
    expect(descriptionOf(email)).toContain(SIGN_IN.emailRefused);
    expect(document.activeElement).toBe(email);
    await fillIn(view.user, email, '.au');
    expect(visibleSentences([SIGN_IN.emailRefused])).toEqual([]);
  });

  it('explains the demo and links new creators to the application (R4.1)', async () => {
    const { sent, user } = await openSignIn();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back');
    expect(visibleSentences([SIGN_IN.demo])).toHaveLength(1);
    expect(isAriaDisabled(link('Forgot password'))).toBe(true);
    await user.click(link('Apply Now'));
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '#application-form' }]);
  });

  it('sends a normalized email and the choice to be remembered (R4.1, R4.3, R20.1)', async () => {
    const fullWidthEmail = 'ｃａｓｅｙ＠ｅｘａｍｐｌｅ．ｃｏｍ';
    const view = await openSignIn({ signIn: 'never' });
    await view.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit(FORMS.signIn, view, fullWidthEmail);
    expect(emailOf(FORMS.signIn).value).toBe(fullWidthEmail);
    expect(view.sent).toMatchObject([{ email: EMAIL, isRemembered: true }]);
  });
});

describe('Patreon connection', () => {
  it('promises encryption and flags a rejected email until it changes (R5.2, R5.4)', async () => {
    const view = await openPatreon({ connectPatreon: { resolve: { isConnected: false } } });
    expect(visibleSentences([CONNECT_PATREON.safety, CONNECT_PATREON.demo])).toHaveLength(2);
    await submit(FORMS.patreon, view);
    expect(textsByRole('alert')).toEqual([CONNECT_PATREON.problems.refused]);
    expect(emailOf(FORMS.patreon).ariaInvalid).toBe('true');
    await fillIn(view.user, emailOf(FORMS.patreon), '.au');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the connected account and lets the creator continue (R1.5, R5.2)', async () => {
    const { sent, user } = await openScreen('connectPatreon');
    const sentences = [CONNECT_PATREON.connectedTitle, CONNECT_PATREON.connected('Demo Creator')];
    expect(visibleSentences(sentences)).toEqual(sentences);
    await user.click(button(CONNECT_PATREON.continue));
    expect(sent).toEqual([{ type: 'patreon.continued' }]);
  });
});

describe('Autocorrection', () => {
  const { business } = ENTITY_DETAILS;
  it.each([
    ['entityDetails', business.ein, 'off'],
    ['entityDetails', 'Owner 2 full name', 'section-owner-2 name'],
    ['contract', CONTRACT.sign.name, 'name'],
    ['signIn', SIGN_IN.email, 'username'],
  ] as const)('is off on the %s screen in the field "%s" (R20.8)', async (id, label, autocomplete) => {
    await openScreen(id, id === 'entityDetails' ? [ADD_OWNER] : []);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
    const attributes = Object.fromEntries([...field.attributes].map(({ name, value }) => [name, value]));
    const expected = { autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false', autocomplete };
    expect(attributes).toMatchObject(expected);
  });
});
