import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { theme } from '#src/app/theme/theme.ts';

/** Renders a component in the product's theme, without a journey. The returned `user` can choose files of any type. */
export function renderComponent(component: ReactElement) {
  const themed = (child: ReactElement) => (
    <MantineProvider theme={theme} env="test">
      {child}
    </MantineProvider>
  );
  const view = render(themed(component));
  return {
    ...view,
    rerender: (next: ReactElement) => view.rerender(themed(next)),
    user: userEvent.setup({ delay: null, applyAccept: false }),
  };
}
