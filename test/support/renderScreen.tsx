import { MantineProvider } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { theme } from '#src/app/theme/theme.ts';
import { AppServicesContext, type DocumentWriter, type InputStore } from '#src/journey/hooks.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { journeyAt, type JourneyOptions } from './journeyAt.ts';

/** Creates an input store that derives a file's id and content from its name and type, and numbers secrets. */
function fakeInputStore(): InputStore & { readonly secrets: string[] } {
  const secrets: string[] = [];
  return {
    secrets,
    storeFile: async ({ name, size, type }) => {
      return { id: `file-${name}`, name, sizeBytes: size, mimeType: type, content: contentOf(type) };
    },
    open: async ({ name, mimeType }) => new File(['%PDF-'], name, { type: mimeType }),
    whenFilesRead: (onRead) => onRead(),
    saveAll: async () => true,
    storeSecret: (secret) => `secret-${secrets.push(secret)}`,
  };
}

/** Creates a document writer that records each request and returns an empty PDF. */
function fakeDocumentWriter(): DocumentWriter & { readonly requested: unknown[] } {
  const requested: unknown[] = [];
  const write = async (copy: unknown) => {
    requested.push(copy);
    return new Blob(['%PDF-'], { type: 'application/pdf' });
  };
  return { requested, irsFormCopy: write, offerSummary: write, signedCopy: write };
}

/** The current time on every rendered screen. */
export const NOW = '2026-11-21T09:20:00+00:00';

/** Fakes of the services that screens call directly, without the chart. */
export function fakeAppServices() {
  return { inputStore: fakeInputStore(), documentWriter: fakeDocumentWriter(), now: () => NOW, openedAddress: null };
}

function contentOf(mimeType: string) {
  if (mimeType === 'application/pdf') return 'pdf';
  if (mimeType === 'image/png') return 'png';
  return mimeType === 'image/jpeg' ? 'jpeg' : 'other';
}

/** Sends the path and hash of each clicked link to the chart. */
function OpenAddress({ journey }: { readonly journey: ReturnType<typeof journeyAt> }) {
  const location = useLocation();
  useDidUpdate(() => journey.open(location.pathname, location.hash), [location]);
  return null;
}

/**
 * Renders a screen with a real journey, by default one opened at `path`. `sent` collects the events from the screen and
 * the test.
 */
export function renderScreen(
  screen: ReactElement,
  path: string,
  options: JourneyOptions = {},
  journey = journeyAt(path, options),
) {
  const sent: JourneyEvent[] = [];
  journey.actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.event' || inspection.actorRef !== journey.actor) return;
    if (inspection.sourceRef === undefined) sent.push(inspection.event as JourneyEvent);
  });
  const services = fakeAppServices();
  const view = render(
    <MantineProvider theme={theme} env="test">
      <AppServicesContext value={{ ...services, actor: journey.actor }}>
        <MemoryRouter initialEntries={[path]}>
          <OpenAddress journey={journey} />
          {path === ROUTES.landing.path ? screen : <main>{screen}</main>}
        </MemoryRouter>
      </AppServicesContext>
    </MantineProvider>,
  );
  // Without `applyAccept`, tests can choose files of any type.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const actions = {
    send: (event: JourneyEvent) => act(() => journey.send(event)),
    open: (to: string, hash = '') => act(() => journey.open(to, hash)),
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
  };
  return { ...view, journey: { ...journey, ...actions }, ...services, sent, user };
}

/** Fails on accessibility violations. Skips rules that need layout or the whole page. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
