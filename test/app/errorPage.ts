import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Fails unless the error page stands there as a whole, with these texts nowhere on the page. */
export function expectErrorPage(unmentioned: readonly string[]): void {
  const title = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  const button = screen.getByRole('button', { name: 'Reload the page' });
  const ways = ['Go back home', 'Questions and answers'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect({
    focused: document.activeElement,
    named: document.title,
    isBlocked: button.matches(':disabled'),
    ways,
  }).toEqual({
    focused: title,
    named: 'Unexpected Application Error! · Creator Cash Advance',
    isBlocked: false,
    ways: ['/', '/#faq'],
  });
  expect(unmentioned.filter((text) => document.body.textContent.includes(text))).toEqual([]);
}
