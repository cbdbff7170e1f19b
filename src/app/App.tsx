import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { type RouteObject, RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { AppServicesContext, type AppServices } from '#src/journey/hooks.ts';
import { AddressBridge } from './AddressBridge.tsx';
import { CurrentScreen } from './CurrentScreen.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { theme } from './theme/theme.ts';

const PATHS = [...ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path), '*'];

/** All routes render the same element: the chart decides which screen each address opens (R1.1, R1.2). */
export const routes: RouteObject[] = [
  {
    element: (
      <>
        <AddressBridge />
        <Shell />
      </>
    ),
    errorElement: <ErrorPage />,
    children: PATHS.map((path) => ({ path, element: <CurrentScreen /> })),
  },
];

/** `env="test"` renders overlays inline and without motion, for the screen previews on the review page. */
export type AppProps = AppServices & Pick<RouterProviderProps, 'router'> & { readonly env?: 'default' | 'test' };

/** The root of the product. The build prerenders the same tree, so the browser can hydrate it. */
export function App({ env = 'default', router, ...services }: AppProps) {
  return (
    <StrictMode>
      <MantineProvider
        env={env}
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <AppServicesContext value={services}>
          <RouterProvider router={router} useTransitions={false} />
        </AppServicesContext>
      </MantineProvider>
    </StrictMode>
  );
}
