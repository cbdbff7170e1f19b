import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { ConnectPatreonScreen } from '#src/screens/connectPatreon/ConnectPatreonScreen.tsx';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { SignInScreen } from '#src/screens/signIn/SignInScreen.tsx';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { nameField, openContract, standInOnContract } from './contractOnScreen.tsx';
import { button, fillIn } from './seen.ts';

standInOnContract();

const textbox = (name: string) => screen.getByRole('textbox', { name });
/** The attributes that keep a browser from changing a text, and the one that lets it fill in what it knows. */
const marksOf = (field: HTMLElement) => ({
  autocorrect: field.getAttribute('autocorrect'),
  autocapitalize: field.getAttribute('autocapitalize'),
  spellcheck: field.getAttribute('spellcheck'),
  autocomplete: field.getAttribute('autocomplete'),
});
const asTyped = (autocomplete: string) => ({
  autocorrect: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  autocomplete,
});

describe('fields that the browser leaves as typed', () => {
  it('include every text of the business form, each owner with a section (R20.8)', async () => {
    const { user } = renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
    await user.click(button('Add Another Owner'));
    const { business } = ENTITY_DETAILS;
    expect(marksOf(textbox(business.legalName))).toEqual(asTyped('organization'));
    expect(marksOf(textbox(business.ein))).toEqual(asTyped('off'));
    expect(marksOf(textbox(business.address))).toEqual(asTyped('street-address'));
    for (const owner of [1, 2]) {
      expect(marksOf(textbox(`Owner ${owner} full name`))).toEqual(asTyped(`section-owner-${owner} name`));
      expect(marksOf(textbox(`Owner ${owner} percentage`))).toEqual(asTyped('off'));
    }
  });

  it('include the signature (R20.8)', async () => {
    await openContract();
    expect(marksOf(nameField())).toEqual(asTyped('name'));
  });

  it('include the addresses of both logins (R20.8)', () => {
    renderScreen(<SignInScreen />, ROUTES.signIn.path, { session: GUEST_SESSION });
    expect(marksOf(textbox(SIGN_IN.email))).toEqual(asTyped('username'));
    renderScreen(<ConnectPatreonScreen />, ROUTES.connectPatreon.path, { session: UNCONNECTED_SESSION });
    expect(marksOf(textbox(CONNECT_PATREON.email))).toEqual(asTyped('off'));
  });
});

it.each([
  ['\u202ACasey@example.com\u202C', 'Casey@example.com'],
  ['\u00A0casey@example.com\u00A0\u200B', 'casey@example.com'],
  ['ｃａｓｅｙ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'casey@example.com'],
  ['casey‑b@example.com', 'casey-b@example.com'],
])('an email typed as %j is shown as typed and sent as %s (R4.3, R20.1)', async (typed, email) => {
  const { sent, user } = renderScreen(<SignInScreen />, ROUTES.signIn.path, {
    session: GUEST_SESSION,
    services: { signIn: 'never' },
  });
  const field = textbox(SIGN_IN.email);
  await fillIn(user, field, typed);
  await fillIn(user, screen.getByLabelText(SIGN_IN.password), 'x');
  await user.keyboard('{Enter}');
  expect((field as HTMLInputElement).value).toBe(typed);
  expect(sent).toEqual([{ type: 'signIn.submitted', isRemembered: false, email, secretId: 'secret-1' }]);
});

it('an email that nobody sees is missing (R4.1, R20.1)', async () => {
  const { sent, user } = renderScreen(<SignInScreen />, ROUTES.signIn.path, { session: GUEST_SESSION });
  await fillIn(user, textbox(SIGN_IN.email), '\u200B\u00A0');
  await user.click(button(SIGN_IN.submit));
  expect(screen.getByText(SIGN_IN.emailMissing)).toBeDefined();
  expect(sent).toEqual([]);
});
