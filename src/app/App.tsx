import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SeamContext, type Seam } from '#src/journey/hooks.ts';
import { theme } from './theme/theme.ts';

/** `env="test"` renders overlays inline and without motion, for the review page's pictures. */
export type AppProps = Seam & Pick<RouterProviderProps, 'router'> & { readonly env?: 'default' | 'test' };

/** The product: the same tree in the browser and in the build, so that one can hydrate the markup of the other. */
export function App({ env = 'default', router, ...seam }: AppProps) {
  return (
    <StrictMode>
      <MantineProvider
        env={env}
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <SeamContext value={seam}>
          <RouterProvider router={router} useTransitions={false} />
        </SeamContext>
      </MantineProvider>
    </StrictMode>
  );
}
