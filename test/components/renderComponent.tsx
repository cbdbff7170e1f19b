import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { theme } from '#src/app/theme/theme.ts';

/** A component in the product's theme, without a journey. A file of any type can be chosen. */
export function renderComponent(component: ReactElement) {
  const dressed = (shown: ReactElement) => (
    <MantineProvider theme={theme} env="test">
      {shown}
    </MantineProvider>
  );
  const view = render(dressed(component));
  return {
    ...view,
    show: (next: ReactElement) => view.rerender(dressed(next)),
    user: userEvent.setup({ delay: null, applyAccept: false }),
  };
}
