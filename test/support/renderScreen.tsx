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

/** Describes a file by its name, keeps no bytes, and numbers the secrets. */
function fakeInputStore(): InputStore & { readonly secrets: string[] } {
  const secrets: string[] = [];
  return {
    secrets,
    file: async ({ name, size, type }) => {
      return { id: `file-${name}`, name, sizeBytes: size, mimeType: type, content: contentOf(type) };
    },
    open: async ({ name, mimeType }) => new File(['%PDF-'], name, { type: mimeType }),
    afterReading: (act) => act(),
    settled: async () => true,
    secret: (secret) => `secret-${secrets.push(secret)}`,
  };
}

/** Records what was requested and writes an empty PDF. */
function fakeDocumentWriter(): DocumentWriter & { readonly requested: unknown[] } {
  const requested: unknown[] = [];
  const write = async (copy: unknown) => {
    requested.push(copy);
    return new Blob(['%PDF-'], { type: 'application/pdf' });
  };
  return { requested, irsFormCopy: write, offerSummary: write, signedCopy: write };
}

/** The current time on every screen. */
export const NOW = '2026-11-21T09:20:00+00:00';

/** The services that a screen uses besides the chart, faked. */
export function fakeAppServices() {
  return { inputStore: fakeInputStore(), documentWriter: fakeDocumentWriter(), now: () => NOW, openedAddress: null };
}

function contentOf(mimeType: string) {
  if (mimeType === 'application/pdf') return 'pdf';
  if (mimeType === 'image/png') return 'png';
  return mimeType === 'image/jpeg' ? 'jpeg' : 'other';
}

/** Opens the address of a followed link in the chart. */
function OpenAddress({ journey }: { readonly journey: ReturnType<typeof journeyAt> }) {
  const location = useLocation();
  useDidUpdate(() => journey.open(location.pathname, location.hash), [location]);
  return null;
}

/** Renders a screen on a real journey, by default one that opened this path. `sent` lists the events that the screen sends. */
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
  // Lets a test choose a file of any type.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const acting = {
    send: (event: JourneyEvent) => act(() => journey.send(event)),
    open: (to: string, hash = '') => act(() => journey.open(to, hash)),
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
  };
  return { ...view, journey: { ...journey, ...acting }, ...services, sent, user };
}

/** Fails on accessibility violations, apart from the rules that need a layout. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
