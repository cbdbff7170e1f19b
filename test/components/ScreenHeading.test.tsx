import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';

const content = (
  <>
    <ScreenHeading title="Get your future revenue now" />
    <a href="/signin">Apply Now</a>
  </>
);
const focused = () => document.activeElement?.textContent;

/** A prerendered page, before React hydrates it. */
function prerendered(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(content);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

it('A heading takes the focus from a link of the last screen (R1.8)', () => {
  const link = prerendered().querySelector('a');
  link?.focus();
  render(<ScreenHeading title="Your contract" />);
  expect(focused()).toBe('Your contract');
});

it('A heading takes the focus of an untouched prerendered page (R1.8)', () => {
  render(content, { container: prerendered(), hydrate: true });
  expect(focused()).toBe('Get your future revenue now');
});

it('A heading leaves the focus on a link focused before hydration (R1.8, R20.2)', () => {
  const container = prerendered();
  screen.getByRole('link').focus();
  render(content, { container, hydrate: true });
  expect(focused()).toBe('Apply Now');
});
