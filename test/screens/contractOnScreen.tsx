import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import * as confetti from '#src/components/Confetti.tsx';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { pictureComes, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';

export const TO_DASHBOARD = 'Continue to Dashboard';

/** A contract that has to be read to its end before it can be agreed to. */
export const STRICT: JourneyOptions = { policy: { requireContractScroll: true } };

export const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /agree to its terms/ });
export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });

/** Stands in, in each test of the file, for the PDF viewer and the confetti. */
export function standInOnContract(): void {
  beforeEach(() => {
    showFakePdfViewer();
    vi.spyOn(confetti, 'Confetti').mockImplementation(({ pieces }) => <p>{`${pieces} pieces of confetti`}</p>);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

/** The contract with its document id drawn and its document on the way. */
export async function openContract(options: JourneyOptions = {}) {
  const view = renderScreen(<ContractScreen />, ROUTES.contract.path, options);
  pictureComes();
  await screen.findByRole('region', { name: 'Contract' });
  await view.journey.settle();
  return view;
}
