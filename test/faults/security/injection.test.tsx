import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GUEST_SESSION, sessionFromStored } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { Review } from '#src/screens/contract/parts/Review.tsx';
import { SigningForm } from '#src/screens/contract/parts/SigningForm.tsx';
import { SignInScreen } from '#src/screens/signIn/SignInScreen.tsx';
import { renderApp } from '#test/app/renderApp.tsx';
import { PDF } from '#test/support/fixtures.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import payloads from './payloads.json';

/** Strings that are dangerous if the page treats them as markup, a URL or a template. */
const PAYLOADS: readonly string[] = payloads;
/** All payloads in one string, then those that only work alone. */
const ATTACKS = [PAYLOADS.join(' '), ...PAYLOADS.filter((payload) => !payload.includes('<') || /^\w/.test(payload))];
const HARMLESS = 'Harmless text';
const TIMEOUT_MS = 30_000;
/** Long, because the first render compiles the lazy-loaded parts of the page. */
const FIRST_RENDER = { timeout: 20_000 };

type SetText = (text: string) => unknown;

/** Returns the page's elements and attribute names, which untrusted text must never change. */
function readPageStructure(): string[] {
  return [...document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
  );
}

function readVisibleText(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  return [document.title, document.body.textContent, ...fields].join('\n');
}

const signedInAs = (user: string): JourneyEvent => ({
  type: 'session.changedElsewhere',
  session: sessionFromStored({ isAuthenticated: 'true', isPatreonConnected: 'true', user }, GUEST_SESSION),
});

function Terms() {
  const view = useJourney(viewContract);
  return (
    <>
      <Review view={view} />
      <SigningForm view={view} />
    </>
  );
}

async function openSelectPlatform() {
  const page = renderApp(ROUTES.selectPlatform.path);
  await screen.findByRole('heading', { level: 1 }, FIRST_RENDER);
  return page;
}

async function openContract() {
  const { journey } = renderScreen(<Terms />, ROUTES.contract.path);
  await journey.settle();
  return journey;
}

/** Creates an `open` function for text that is entered in the business form and shown on the contract. */
function setOnContract(event: (text: string) => JourneyEvent): () => Promise<SetText> {
  return async () => {
    const journey = await openContract();
    return (text) => {
      journey.open(ROUTES.entityDetails.path);
      journey.send(event(text));
      journey.open(ROUTES.contract.path);
    };
  };
}

async function openMessage(): Promise<SetText> {
  await openSelectPlatform();
  onTestFinished(() => {
    act(() => notifications.clean());
  });
  act(() => void notifications.show({ id: 'one', message: HARMLESS, autoClose: false }));
  await screen.findByText(HARMLESS, {}, FIRST_RENDER);
  return (text) => act(() => void notifications.update({ id: 'one', title: text, message: text, 'aria-label': text }));
}

type TextLocation = {
  readonly location: string;
  readonly open: () => Promise<SetText>;
  readonly attacks?: readonly string[];
};

/** Every part of the product that shows untrusted text. */
const LOCATIONS: readonly TextLocation[] = [
  { location: 'a message', open: openMessage },
  {
    location: 'the name of the stored user',
    // Names over 100 characters are rejected, so each payload is tested separately.
    attacks: PAYLOADS,
    open: async () => {
      const { send, user } = await openSelectPlatform();
      await user.click(await screen.findByRole('button', { name: /^Account menu/ }, FIRST_RENDER));
      await screen.findByRole('menu', { hidden: true }, FIRST_RENDER);
      return (name) => send(signedInAs(JSON.stringify({ email: 'a@b.example', name })));
    },
  },
  {
    location: 'the email address at sign-in',
    open: async () => {
      renderScreen(<SignInScreen />, ROUTES.signIn.path, { session: GUEST_SESSION });
      const field = screen.getByRole('textbox', { name: SIGN_IN.email });
      return (value) => fireEvent.change(field, { target: { value } });
    },
  },
  {
    location: 'the name of an owner',
    open: setOnContract((value) => ({ type: 'business.ownerChanged', ownerId: 'owner-1', field: 'name', value })),
  },
  {
    location: 'the business address',
    open: setOnContract((value) => ({ type: 'business.fieldChanged', field: 'address', value })),
  },
  {
    location: 'the name of a file',
    open: setOnContract((name) => ({ type: 'business.fileChosen', place: 'taxReturn', file: { ...PDF, name } })),
  },
  {
    location: 'the signature',
    open: async () => {
      const journey = await openContract();
      journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
      return (signature) => journey.send({ type: 'contract.signatureChanged', signature });
    },
  },
];

describe('Untrusted markup', () => {
  it.each(LOCATIONS)(
    'never adds elements or runs scripts in $location',
    async ({ open, attacks = ATTACKS }) => {
      const setText = await open();
      const show = (text: string) => {
        setText(text);
        return { text, elements: readPageStructure(), isShown: readVisibleText().includes(text) };
      };
      const harmless = show(HARMLESS);
      expect(harmless.isShown).toBe(true);
      expect(attacks.map(show)).toEqual(attacks.map((text) => ({ ...harmless, text })));
      expect(globalThis).not.toHaveProperty('__pwned');
    },
    TIMEOUT_MS,
  );
});
