import { StrictMode } from 'react';
import { App, type AppProps } from '#src/app/App.tsx';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { Shell } from '#src/app/shell/Shell.tsx';

/** The page behind the address bar. */
export function framedPage() {
  return (
    <ErrorBoundary>
      <Shell />
    </ErrorBoundary>
  );
}

/** The whole product, the same tree in the browser and in the build: only then can one take over the other's markup. */
export function Product(props: AppProps) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
