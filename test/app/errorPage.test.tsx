import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';
import { expectErrorPage } from './errorPage.ts';

function placeForPage(): HTMLElement {
  return document.body.appendChild(document.createElement('main'));
}

function Broken(): never {
  throw new Error('password hunter2');
}

it('The error page is shown for a failure of the page, and says nothing of the failure (R1.6)', async () => {
  expectConsole('error', 'The above error occurred in the <Broken> component');
  const { container } = render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    { container: placeForPage() },
  );
  expectErrorPage(['hunter2']);
  await expectNoAxeViolations(container);
});

it('What stands in for a part is told the failure, and can try it again (R1.6)', async () => {
  expectConsole('error', 'The above error occurred in the <OnceBroken> component');
  let isBroken = true;
  function OnceBroken() {
    if (isBroken) throw new Error('gone');
    return <p>here</p>;
  }
  const { findByText, getByRole } = render(
    <ErrorBoundary
      fallback={(failure, retry) => (
        <button type="button" onClick={retry}>
          {String(failure)}
        </button>
      )}
    >
      <OnceBroken />
    </ErrorBoundary>,
  );
  isBroken = false;
  getByRole('button', { name: 'Error: gone' }).click();
  expect((await findByText('here')).tagName).toBe('P');
});
