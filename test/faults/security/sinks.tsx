import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION, sessionFromStored } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { theme } from '#src/app/theme/theme.ts';
import { ToastStack } from '#src/app/toasts/ToastStack.tsx';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { SignInScreen } from '#src/screens/signIn/SignInScreen.tsx';
import { SignIrsFormScreen } from '#src/screens/signIrsForm/SignIrsFormScreen.tsx';
import { renderApp } from '#test/app/renderApp.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';

/** Lazily loaded screens are compiled on their first visit in a test run. */
const FIRST_VISIT = { timeout: 20_000 };

/** A place into which a text from outside comes. */
export type Sink = {
  readonly name: string;
  /** Opens the page that has the place; gives back how to put a text there. */
  readonly open: () => Promise<(text: string) => void | Promise<void>>;
  /** Whether the text can then be read, as it is; otherwise it must not be on the page at all. */
  readonly isShown: boolean;
  /** Whether it takes many lines, and so all texts in one. */
  readonly isLong?: boolean;
};

const fileNamed = (name: string) =>
  ({ id: 'file', name, sizeBytes: 9, mimeType: 'application/pdf', content: 'pdf' }) as const;
const storedUser = (name: string) =>
  sessionFromStored(
    { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify({ email: 'a@b.example', name }) },
    GUEST_SESSION,
  );

/** The contract with the business as a creator has filled it in, of which these events are a part. */
async function openContract() {
  const { journey } = renderScreen(<ContractScreen />, ROUTES.contract.path);
  await journey.settle();
  return (...events: Parameters<typeof journey.send>[0][]) =>
    act(() => {
      journey.actor.send({ type: 'url.opened', path: ROUTES.entityDetails.path, hash: '' });
      for (const event of events) journey.actor.send(event);
      journey.actor.send({ type: 'url.opened', path: ROUTES.contract.path, hash: '' });
    });
}

const inForm = (
  name: string,
  event: (text: string) => Parameters<Awaited<ReturnType<typeof openContract>>>[0],
): Sink => ({
  name,
  isShown: true,
  open: async () => {
    const fillIn = await openContract();
    return (text) => {
      fillIn(event(text));
    };
  },
});

const message: Sink = {
  name: 'a message',
  isShown: true,
  open: async () => {
    render(
      <MantineProvider theme={theme} env="test">
        <ToastStack />
      </MantineProvider>,
    );
    onTestFinished(() => {
      act(() => {
        notifications.clean();
      });
    });
    act(() => {
      notifications.show({ id: 'one', message: '', autoClose: false });
    });
    return (text) => {
      act(() => {
        notifications.update({ id: 'one', title: text, message: text, 'aria-label': text });
      });
    };
  },
};

const userName: Sink = {
  name: 'the name of the stored user',
  isShown: true,
  open: async () => {
    const { send, user } = renderApp(ROUTES.selectPlatform.path);
    await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
    await user.click(screen.getByRole('button', { name: /^Account menu/ }));
    await screen.findByRole('menu', {}, FIRST_VISIT);
    return (text) => {
      send({ type: 'session.changedElsewhere', session: storedUser(text) });
    };
  },
};

const storedText: Sink = {
  name: 'the stored text of the user',
  isShown: false,
  open: async () => {
    const { send } = renderApp(ROUTES.signIn.path, { session: GUEST_SESSION });
    await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
    return (text) => {
      const stored = { isAuthenticated: 'true', isPatreonConnected: text, user: text };
      send({ type: 'session.changedElsewhere', session: sessionFromStored(stored, DEMO_SESSION) });
    };
  },
};

const emailField: Sink = {
  name: 'the e-mail address of who signs in',
  isShown: true,
  open: async () => {
    renderScreen(<SignInScreen />, ROUTES.signIn.path, { session: GUEST_SESSION });
    const field = screen.getByRole('textbox', { name: SIGN_IN.email });
    return (text) => {
      fireEvent.change(field, { target: { value: text } });
    };
  },
};

const signature: Sink = {
  name: 'the signature',
  isShown: true,
  open: async () => {
    const { journey } = renderScreen(<ContractScreen />, ROUTES.contract.path);
    await journey.settle();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
    return (text) => {
      journey.send({ type: 'contract.signatureChanged', signature: text });
    };
  },
};

const uploadedFile: Sink = {
  name: 'the name of an uploaded file',
  isShown: true,
  open: async () => {
    const { journey } = renderScreen(<SignIrsFormScreen />, ROUTES.signIrsForm.path);
    await journey.settle();
    return (text) => {
      journey.send({ type: 'irsForm.fileChosen', file: fileNamed(text) });
    };
  },
};

const address: Sink = {
  name: 'the address and the title of the page',
  isShown: false,
  open: async () => {
    const { send } = renderApp('/nowhere');
    await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
    const title = documentTitle(SCREEN_TITLES.notFound, null, 9);
    return async (text) => {
      send({ type: 'url.opened', path: `/${text}`, hash: `#${text}` });
      await waitFor(() => {
        if (document.title !== title) throw new Error(`The page is called ${document.title}.`);
      });
    };
  },
};

const OWNER = 'owner-1';

/** Every place of the product into which a text comes that somebody else may have written. */
export const SINKS: readonly Sink[] = [
  message,
  userName,
  storedText,
  emailField,
  inForm('the name of an owner', (name) => ({ type: 'business.ownerNameChanged', ownerId: OWNER, name })),
  {
    ...inForm('the address of the business', (value) => ({ type: 'business.fieldChanged', field: 'address', value })),
    isLong: true,
  },
  uploadedFile,
  signature,
  address,
];
