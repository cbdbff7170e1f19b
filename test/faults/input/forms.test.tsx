import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { renderApp } from '#test/app/renderApp.tsx';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';

const LOADING_MS = 60_000;

beforeAll(async () => {
  await Promise.all((['signIn', 'connectPatreon', 'entityDetails'] as const).map(preloadScreen));
}, LOADING_MS);

describe('The business form', () => {
  it('stays open when Enter is pressed in any field (R9.3, R9.8)', async () => {
    const { journey, user } = renderApp(ROUTES.entityDetails.path);
    const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
    expect(fields.length).toBeGreaterThanOrEqual(4);
    for (const field of fields) await user.type(field, '{Enter}');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Business address').value).toBe('\n');
    expect(journey.path()).toBe(ROUTES.entityDetails.path);
    expect(journey.toasts).toEqual([]);
  });
});

describe('A form with a password', () => {
  it.each([
    ['sign-in', ROUTES.signIn.path, GUEST_SESSION, 'Password'],
    ['Patreon', ROUTES.connectPatreon.path, UNCONNECTED_SESSION, 'Patreon Password'],
  ])('uses the POST method, which keeps fields out of URLs: %s (R4.1, R5.2)', async (_name, path, session, label) => {
    renderApp(path, { session });
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    expect(field.form?.method).toBe('post');
  });
});
