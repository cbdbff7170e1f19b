import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GUEST_SESSION, sessionFromStored } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { TopBar } from '#src/app/shell/TopBar.tsx';
import { theme } from '#src/app/theme/theme.ts';
import { ToastStack } from '#src/app/toasts/ToastStack.tsx';
import { SIGN_IN } from '#src/content/signIn.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { Review } from '#src/screens/contract/parts/Review.tsx';
import { SigningForm } from '#src/screens/contract/parts/SigningForm.tsx';
import { SignInScreen } from '#src/screens/signIn/SignInScreen.tsx';
import { renderApp } from '#test/app/renderApp.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import payloads from './payloads.json';

/** Texts that run a script, change the page or leave it where a text is taken for markup, an address or a template. */
const PAYLOADS: readonly string[] = payloads;
const HARMLESS = 'Harmless words';
const FIRST_VISIT_MS = 30_000;
/** All forms in one text, then each that only has a meaning where it stands alone: an address, a template, an escape. */
const TRIED = [PAYLOADS.join(' '), ...PAYLOADS.filter((payload) => !payload.includes('<') || /^\w/.test(payload))];

/** Every element of the page with the names of its attributes: what a text must not change. */
function skeleton(): string[] {
  return [...document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
  );
}

/** All that can be read on the page, its title and what stands in fields included. */
function readable(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
  return [document.title, document.body.textContent, ...fields].join('\n');
}

/** Parts of the page are compiled on their first visit in a test run. */
const FIRST_VISIT = { timeout: 20_000 };

/** A place into which a text from outside comes. */
type Sink = {
  readonly name: string;
  /** Opens the page that has the place; gives back how to put a text there. */
  readonly open: () => Promise<(text: string) => void>;
  /** Whether the text can then be read, as it is; otherwise it must not be on the page at all. */
  readonly isShown: boolean;
  /** Whether it takes no more than the name of a person, and so no two texts at once. */
  readonly isShort?: boolean;
};

const storedUser = (name: string) => JSON.stringify({ email: 'a@b.example', name });
const signedInAs = (user: string, isPatreonConnected = 'true'): JourneyEvent => ({
  type: 'session.changedElsewhere',
  session: sessionFromStored({ isAuthenticated: 'true', isPatreonConnected, user }, GUEST_SESSION),
});

/** The bar of the one who is signed in, and what is agreed to on the contract, signature included. */
function Bar() {
  const { screen: open, homePath, userName } = useJourney(viewShell);
  return <TopBar screen={open} homePath={homePath} userName={userName} />;
}
function Terms() {
  const view = useJourney(viewContract);
  return (
    <>
      <Review view={view} />
      <SigningForm view={view} />
    </>
  );
}

/** A place of the contract that shows what was typed on the business form. */
function inForm(name: string, event: (text: string) => JourneyEvent): Sink {
  return {
    name,
    isShown: true,
    open: async () => {
      const { journey } = renderScreen(<Terms />, ROUTES.contract.path);
      await journey.settle();
      return (text) =>
        act(() => {
          journey.actor.send({ type: 'url.opened', path: ROUTES.entityDetails.path, hash: '' });
          journey.actor.send(event(text));
          journey.actor.send({ type: 'url.opened', path: ROUTES.contract.path, hash: '' });
        });
    },
  };
}

/** Every place of the product into which a text comes that somebody else may have written. */
const SINKS: readonly Sink[] = [
  {
    name: 'a message',
    isShown: true,
    open: async () => {
      render(
        <MantineProvider theme={theme} env="test">
          <ToastStack />
        </MantineProvider>,
      );
      onTestFinished(() => {
        act(() => notifications.clean());
      });
      act(() => void notifications.show({ id: 'one', message: '', autoClose: false }));
      return (text) =>
        act(() => void notifications.update({ id: 'one', title: text, message: text, 'aria-label': text }));
    },
  },
  {
    name: 'the name of the stored user',
    isShown: true,
    isShort: true,
    open: async () => {
      const { journey, user } = renderScreen(<Bar />, ROUTES.selectPlatform.path);
      await user.click(await screen.findByRole('button', { name: /^Account menu/ }, FIRST_VISIT));
      await screen.findByRole('menu', { hidden: true }, FIRST_VISIT);
      return (text) => journey.send(signedInAs(storedUser(text)));
    },
  },
  {
    name: 'the stored text of the user',
    isShown: false,
    open: async () => {
      const { journey } = renderScreen(<SignInScreen />, ROUTES.signIn.path, { session: GUEST_SESSION });
      return (text) => journey.send(signedInAs(text, text));
    },
  },
  {
    name: 'the e-mail address of who signs in',
    isShown: true,
    open: async () => {
      renderScreen(<SignInScreen />, ROUTES.signIn.path, { session: GUEST_SESSION });
      const field = screen.getByRole('textbox', { name: SIGN_IN.email });
      return (text) => void fireEvent.change(field, { target: { value: text } });
    },
  },
  inForm('the name of an owner', (name) => ({
    type: 'business.ownerChanged',
    ownerId: 'owner-1',
    field: 'name',
    value: name,
  })),
  inForm('the address of the business', (value) => ({ type: 'business.fieldChanged', field: 'address', value })),
  inForm('the name of an uploaded file', (name) => ({
    type: 'business.fileChosen',
    place: 'taxReturn',
    file: { id: 'file', name, sizeBytes: 9, mimeType: 'application/pdf', content: 'pdf' },
  })),
  {
    name: 'the signature',
    isShown: true,
    open: async () => {
      const { journey } = renderScreen(<Terms />, ROUTES.contract.path);
      await journey.settle();
      journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
      return (signature) => journey.send({ type: 'contract.signatureChanged', signature });
    },
  },
  {
    name: 'the address and the title of the page',
    isShown: false,
    open: async () => {
      const { send } = renderApp('/nowhere');
      await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
      return (text) => send({ type: 'url.opened', path: `/${text}`, hash: `#${text}` });
    },
  },
];

describe('F-81 markup where a text is expected', () => {
  it.each(SINKS)(
    'is text in $name: no element comes of it and nothing runs',
    async ({ open, isShown, isShort = false }) => {
      const put = await open();
      put(HARMLESS);
      const elements = skeleton();
      expect(readable().includes(HARMLESS)).toBe(isShown);
      for (const payload of isShort ? PAYLOADS : TRIED) {
        put(payload);
        const found = { payload, elements: skeleton(), isShown: readable().includes(payload) };
        expect(found).toEqual({ payload, elements, isShown });
      }
      expect('__pwned' in globalThis).toBe(false);
    },
    FIRST_VISIT_MS,
  );
});
