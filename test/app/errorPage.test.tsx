import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { bridgeUrl, UrlBridge } from '#src/app/UrlBridge.tsx';
import { startJourney } from '#test/support/journeyAt.ts';
import { expectConsole } from '#test/support/setupConsole.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';

function Broken(): never {
  throw new Error('password hunter2');
}

function expectErrorPage(): void {
  const title = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(document.activeElement).toBe(title);
  expect(document.title).toBe('Unexpected Application Error! · Creator Cash Advance');
  expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/#faq');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('hunter2');
}

describe('The error page', () => {
  it('takes the place of what cannot be rendered, with a way back and without details (R1.6)', async () => {
    expectConsole('error', 'The above error occurred in the <Broken> component');
    const { container } = render(
      <MantineProvider env="test">
        <main>
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        </main>
      </MantineProvider>,
    );
    expectErrorPage();
    await expectNoAxeViolations(container);
  });

  it('is shown by the router for a failure of the page (R1.6)', () => {
    expectConsole('error', 'The above error occurred in the <Broken> component');
    expectConsole('error', 'React Router caught the following error');
    const bridge = bridgeUrl(startJourney().actor, <Broken />);
    render(<UrlBridge router={bridge.router} />);
    expectErrorPage();
    bridge.stop();
  });
});
