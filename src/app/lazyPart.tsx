import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';

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
