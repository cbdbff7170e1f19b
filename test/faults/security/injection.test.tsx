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

/** Texts that run scripts or change the page where text is taken for markup, an address or a template. */
const PAYLOADS: readonly string[] = payloads;
/** All markup at once, then each payload that only works as a whole text. */
const TRIED = [PAYLOADS.join(' '), ...PAYLOADS.filter((payload) => !payload.includes('<') || /^\w/.test(payload))];
const HARMLESS = 'Harmless words';
const TIMEOUT_MS = 30_000;
/** Parts of the page are compiled on their first visit. */
const FIRST_VISIT = { timeout: 20_000 };

type Put = (text: string) => unknown;

/** The elements of the page with the names of their attributes, which no text may change. */
function skeleton(): string[] {
  return [...document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
  );
}

function readable(): string {
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
  await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
  return page;
}

async function openContract() {
  const { journey } = renderScreen(<Terms />, ROUTES.contract.path);
  await journey.settle();
  return journey;
}

/** Types into the business form, and shows it on the contract. */
function onContract(event: (text: string) => JourneyEvent): () => Promise<Put> {
  return async () => {
    const journey = await openContract();
    return (text) => {
      journey.open(ROUTES.entityDetails.path);
      journey.send(event(text));
      journey.open(ROUTES.contract.path);
    };
  };
}

async function openMessage(): Promise<Put> {
  await openSelectPlatform();
  onTestFinished(() => {
    act(() => notifications.clean());
  });
  act(() => void notifications.show({ id: 'one', message: HARMLESS, autoClose: false }));
  await screen.findByText(HARMLESS, {}, FIRST_VISIT);
  return (text) => act(() => void notifications.update({ id: 'one', title: text, message: text, 'aria-label': text }));
}

type Place = {
  readonly place: string;
  readonly open: () => Promise<Put>;
  readonly tried?: readonly string[];
};

/** Every place that a text from outside reaches. */
const PLACES: readonly Place[] = [
  { place: 'a message', open: openMessage },
  {
    place: 'the name of the stored user',
    // A name has at most 100 letters, so no two payloads at once.
    tried: PAYLOADS,
    open: async () => {
      const { send, user } = await openSelectPlatform();
      await user.click(await screen.findByRole('button', { name: /^Account menu/ }, FIRST_VISIT));
      await screen.findByRole('menu', { hidden: true }, FIRST_VISIT);
      return (name) => send(signedInAs(JSON.stringify({ email: 'a@b.example', name })));
    },
  },
  {
    place: 'the email address at sign-in',
    open: async () => {
      renderScreen(<SignInScreen />, ROUTES.signIn.path, { session: GUEST_SESSION });
      const field = screen.getByRole('textbox', { name: SIGN_IN.email });
      return (value) => fireEvent.change(field, { target: { value } });
    },
  },
  {
    place: 'the name of an owner',
    open: onContract((value) => ({ type: 'business.ownerChanged', ownerId: 'owner-1', field: 'name', value })),
  },
  {
    place: 'the business address',
    open: onContract((value) => ({ type: 'business.fieldChanged', field: 'address', value })),
  },
  {
    place: 'the name of a file',
    open: onContract((name) => ({ type: 'business.fileChosen', place: 'taxReturn', file: { ...PDF, name } })),
  },
  {
    place: 'the signature',
    open: async () => {
      const journey = await openContract();
      journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
      return (signature) => journey.send({ type: 'contract.signatureChanged', signature });
    },
  },
];

describe('Markup from outside', () => {
  it.each(PLACES)(
    'adds no element and runs nothing in $place',
    async ({ open, tried = TRIED }) => {
      const put = await open();
      const shownFor = (text: string) => {
        put(text);
        return { text, elements: skeleton(), isShown: readable().includes(text) };
      };
      const harmless = shownFor(HARMLESS);
      expect(harmless.isShown).toBe(true);
      expect(tried.map(shownFor)).toEqual(tried.map((text) => ({ ...harmless, text })));
      expect(globalThis).not.toHaveProperty('__pwned');
    },
    TIMEOUT_MS,
  );
});
