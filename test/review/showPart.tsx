import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { ViewerProvider } from '#src/review/page/viewer/hooks.tsx';
import { answered, viewerIn } from '#test/review/viewer/viewerAt.ts';

/** Renders a part of the page on a viewer with fake services. */
export async function showPart(part: ReactNode, services: Parameters<typeof viewerIn>[0] = {}) {
  const { actor } = viewerIn(services);
  await answered();
  const { container } = render(<ViewerProvider actor={actor}>{part}</ViewerProvider>);
  return {
    container,
    actor,
    context: () => actor.getSnapshot().context,
    user: userEvent.setup(),
    send: (event: ViewerEvent) => act(() => actor.send(event)),
  };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

export const press = (name: string | RegExp, role = 'button'): Promise<void> =>
  userEvent.click(screen.getByRole(role, { name }));
