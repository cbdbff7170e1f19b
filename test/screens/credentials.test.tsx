import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { RESUME } from '#src/content/screens.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { ADD } from '#test/journey/businessSamples.ts';
import { DOWN } from '#test/journey/samples.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import type { FakeServices } from '#test/support/journeyAt.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import { button, descriptionOf, fillIn, isOff, link, linksIn, shownOf, textsByRole } from './queries.ts';

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
    failed: SIGN_IN.problems.failed,
  },
  patreon: {
    open: openPatreon,
    words: CONNECT_PATREON,
    port: 'connectPatreon',
    autocomplete: 'off',
    event: { type: 'patreon.submitted' },
    failed: CONNECT_PATREON.problems.failed,
  },
} as const;

type Form = (typeof FORMS)[keyof typeof FORMS];
const REFUSED_LOGIN = { connectPatreon: { resolve: { isConnected: false } } } as const;

const emailOf = ({ words }: Form) => screen.getByRole<HTMLInputElement>('textbox', { name: words.email });
const passwordOf = ({ words }: Form) => screen.getByLabelText<HTMLInputElement>(words.password);

type View = Awaited<ReturnType<typeof openSignIn>>;

async function submit(form: Form, { journey, user }: View, email = EMAIL): Promise<void> {
  await fillIn(user, emailOf(form), email);
  await fillIn(user, passwordOf(form), PASSWORD);
  await user.keyboard('{Enter}');
  await journey.settle();
}

describe.each(Object.entries(FORMS))('Login form of %s', (_name, form) => {
  const { words } = form;

  it('requires an email and a password, named for password managers (R4.1, R5.2)', async () => {
    await form.open();
    expect(emailOf(form).type).toBe('email');
    expect(emailOf(form).required).toBe(true);
    expect(passwordOf(form).type).toBe('password');
    expect(passwordOf(form).required).toBe(true);
    expect(passwordOf(form).autocomplete).toBe(form.autocomplete);
  });

  it('describes what is missing at its field and focuses the first one (R4.1, R5.2)', async () => {
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

  it('hands the password over once and keeps it nowhere while busy (R4.2, R5.2)', async () => {
    const view = await form.open({ [form.port]: 'never' });
    await submit(form, view);
    expect(passwordOf(form).value).toBe('');
    expect(view.container.innerHTML).not.toContain(PASSWORD);
    expect(isOff(button(words.busy))).toBe(true);
    await fillIn(view.user, passwordOf(form), 'again');
    await view.user.click(button(words.busy));
    await view.user.type(passwordOf(form), '{Enter}');
    expect(view.sent).toEqual([{ ...form.event, email: EMAIL, secretId: 'secret-1' }]);
    expect(view.inputStore.secrets).toEqual([PASSWORD]);
  });

  it('reports an exception under its button and keeps the email (R4.5, R5.4)', async () => {
    const view = await form.open({ [form.port]: DOWN });
    await submit(form, view);
    expect(textsByRole('alert')).toEqual([form.failed]);
    const place = button(words.submit).compareDocumentPosition(screen.getByRole('alert'));
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(emailOf(form).value).toBe(EMAIL);
    expect(emailOf(form).ariaInvalid).toBeNull();
    await fillIn(view.user, passwordOf(form), 'again');
    await view.user.keyboard('{Enter}');
    expect(view.sent.at(-1)).toEqual({ ...form.event, email: EMAIL, secretId: 'secret-2' });
  });
});

describe('Sign-in', () => {
  it('marks a refused address until another one is typed (R4.4)', async () => {
    const view = await openSignIn({ signIn: { resolve: { user: null } } });
    const email = emailOf(FORMS.signIn);
    await submit(FORMS.signIn, view);
    expect(descriptionOf(email)).toContain(SIGN_IN.emailRefused);
    expect(document.activeElement).toBe(email);
    expect(screen.queryByRole('alert')).toBeNull();
    await fillIn(view.user, email, '.au');
    expect(email.value).toBe(`${EMAIL}.au`);
    expect(email.ariaInvalid).toBeNull();
    expect(shownOf([SIGN_IN.emailRefused])).toEqual([]);
  });

  it('explains the demo and leads a newcomer to the application (R4.1)', async () => {
    const { sent, user } = await openSignIn();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back');
    const sentences = [SIGN_IN.demo, SIGN_IN.forgotPasswordReason, 'Not a member?'];
    expect(shownOf(sentences)).toEqual(sentences);
    const forgot = link('Forgot password');
    expect(isOff(forgot)).toBe(true);
    expect(forgot.hasAttribute('href')).toBe(false);
    await user.click(link('Apply Now'));
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '#application-form' }]);
  });

  it.each([
    ['a guest', { session: GUEST_SESSION }, [], undefined],
    ['a signed-in newcomer', {}, [], { [SIGN_IN.start.name]: ROUTES.selectPlatform.path }],
    ['a begun application', {}, OFFER_CHOSEN, { [RESUME.goOn.name]: ROUTES.entityDetails.path }],
  ])('leaves the primary action to the way on of %s (R17.1)', async (_who, options, events, wayOn) => {
    await openScreen('signIn', events, options);
    expect('primary' in button(SIGN_IN.submit).dataset).toBe(wayOn === undefined);
    expect(linksIn()).toMatchObject(wayOn ?? {});
  });

  it('remembers on request (R4.1)', async () => {
    const view = await openSignIn({ signIn: 'never' });
    await view.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit(FORMS.signIn, view);
    expect(view.sent).toMatchObject([{ type: 'signIn.submitted', isRemembered: true }]);
  });

  it.each([
    ['\u202ACasey@example.com\u202C', 'Casey@example.com'],
    ['ｃａｓｅｙ＠ｅｘａｍｐｌｅ．ｃｏｍ', EMAIL],
  ])('shows the email %j as typed and sends it normalized (R4.3, R20.1)', async (text, email) => {
    const view = await openSignIn({ signIn: 'never' });
    await submit(FORMS.signIn, view, text);
    expect(emailOf(FORMS.signIn).value).toBe(text);
    expect(view.sent).toMatchObject([{ email }]);
  });

  it('counts an invisible email as missing (R4.1, R20.1)', async () => {
    const view = await openSignIn();
    await submit(FORMS.signIn, view, '\u200B\u00A0');
    expect(descriptionOf(emailOf(FORMS.signIn))).toContain(SIGN_IN.emailMissing);
    expect(view.sent).toEqual([]);
  });
});

describe('Patreon connection', () => {
  it('shows why a login was refused, in view, until the address changes (R5.4)', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const view = await openPatreon(REFUSED_LOGIN);
    await submit(FORMS.patreon, view);
    expect(textsByRole('alert')).toEqual([CONNECT_PATREON.problems.refused]);
    expect(emailOf(FORMS.patreon).ariaInvalid).toBe('true');
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
    await fillIn(view.user, emailOf(FORMS.patreon), '.au');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(emailOf(FORMS.patreon).ariaInvalid).toBeNull();
  });

  it('promises encryption and names the addresses that fail (R5.2, R5.3, R5.4)', async () => {
    await openPatreon();
    const { safety, demo, connectedTitle } = CONNECT_PATREON;
    expect(shownOf([safety, demo, connectedTitle])).toEqual([safety, demo]);
    expect(safety).toContain('never stored');
  });

  it.each([
    ['above the button on a phone', '(max-width: 47.99em)', Node.DOCUMENT_POSITION_FOLLOWING],
    ['after the form on a wide screen', '(min-width: 48em)', Node.DOCUMENT_POSITION_PRECEDING],
  ])('explains what happens to the password %s (R5.2)', async (_where, media, place) => {
    matchMediaQuery(media);
    await openPatreon();
    const explanation = screen.getByRole('region', { name: CONNECT_PATREON.promises.title });
    expect(explanation.compareDocumentPosition(button(CONNECT_PATREON.submit))).toBe(place);
  });

  it('names the connected account and leads on (R1.5, R5.2)', async () => {
    const { sent, user } = await openScreen('connectPatreon');
    const sentences = [CONNECT_PATREON.connectedTitle, CONNECT_PATREON.connected('Demo Creator')];
    expect(shownOf(sentences)).toEqual(sentences);
    await user.click(button(CONNECT_PATREON.continue));
    expect(sent).toEqual([{ type: 'patreon.continued' }]);
  });

  it('connects another account once while the first stays connected (R5.2)', async () => {
    const view = await openScreen('connectPatreon', [], { services: { connectPatreon: 'never' } });
    await submit(FORMS.patreon, view);
    expect(isOff(button(CONNECT_PATREON.busy))).toBe(true);
    expect(isOff(button(CONNECT_PATREON.continue))).toBe(false);
    await view.user.click(button(CONNECT_PATREON.busy));
    expect(view.sent).toEqual([{ type: 'patreon.submitted', email: EMAIL, secretId: 'secret-1' }]);
  });
});

describe('Fields that the browser leaves as typed', () => {
  const { business } = ENTITY_DETAILS;
  it.each([
    ['entityDetails', business.legalName, 'organization'],
    ['entityDetails', business.ein, 'off'],
    ['entityDetails', business.address, 'street-address'],
    ['entityDetails', 'Owner 2 full name', 'section-owner-2 name'],
    ['entityDetails', 'Owner 2 percentage', 'off'],
    ['contract', CONTRACT.sign.name, 'name'],
    ['signIn', SIGN_IN.email, 'username'],
    ['connectPatreon', CONNECT_PATREON.email, 'off'],
  ] as const)('on the %s screen include "%s" (R20.8)', async (id, label, autocomplete) => {
    await openScreen(id, id === 'entityDetails' ? [ADD] : []);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
    const attribute = (name: string) => field.getAttribute(name);
    expect({
      autocorrect: attribute('autocorrect'),
      autocapitalize: attribute('autocapitalize'),
      spellcheck: attribute('spellcheck'),
      autocomplete: field.autocomplete,
    }).toEqual({ autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false', autocomplete });
  });
});
