import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { useSend } from '#src/journey/hooks.ts';

/** Creates a lazy component that renders `loading` until its code arrives, or `missing` if the code fails to load. */
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

export function SendEvent({ event }: { readonly event: JourneyEvent }) {
  const send = useSend();
  useEffect(() => send(event), [send, event]);
  return null;
}
