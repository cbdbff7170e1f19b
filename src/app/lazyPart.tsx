import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { useSend } from '#src/journey/hooks.ts';

/** A part that comes in a file of its own; what is given, or nothing, stands there while it loads and where it is missing. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, missing = null }: { readonly loading?: ReactNode; readonly missing?: ReactNode } = {},
) {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary fallback={missing}>
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Stands in for a part that is missing, and sends an event to the chart. */
export function SendEvent({ event }: { readonly event: JourneyEvent }) {
  const send = useSend();
  useEffect(() => send(event), [send, event]);
  return null;
}
