import { StrictMode } from 'react';
import { App, type AppProps } from '#src/app/App.tsx';

/** The whole product, the same tree in the browser and in the build: only then can one take over the other's markup. */
export function Product(props: AppProps) {
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
