import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** Presses what has this name. */
export const press = (name: string | RegExp, role = 'button'): Promise<void> =>
  userEvent.click(screen.getByRole(role, { name }));
