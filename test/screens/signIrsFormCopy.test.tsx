import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { SignIrsFormScreen } from '#src/screens/signIrsForm/SignIrsFormScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

vi.mock(import('#src/components/pdf/PdfViewer.tsx'), () => import('#test/support/fakePdfViewer.tsx'));

async function openScreen() {
  const view = renderScreen(<SignIrsFormScreen />, ROUTES.signIrsForm.path);
  await screen.findByRole('region', { name: 'Form 4506-T, demonstration copy' });
  return view;
}

describe('When the form can be filled in for the creator', () => {
  const DOWNLOAD = { name: 'Download the filled-in copy' };
  const lines = () =>
    within(screen.getByRole('region', { name: 'Fill it in for me' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  async function openWithBusiness() {
    const view = await openScreen();
    view.journey.open(ROUTES.entityDetails.path);
    view.journey.send({ type: 'business.entityTypeChosen', entityType: 'llc' });
    view.journey.send({ type: 'business.fieldChanged', field: 'ein', value: '123456789' });
    view.journey.send({ type: 'business.fieldChanged', field: 'address', value: '1 Main Street\nSpringfield' });
    view.journey.open(ROUTES.signIrsForm.path);
    return view;
  }

  it('shows its lines as they will be written, with the EIN masked (R9.2, R10.3)', async () => {
    const { container, user } = await openWithBusiness();
    expect(lines()).toEqual([
      ['1a Name on the tax return', 'Blank: we do not ask for the legal name. Write it in yourself.'],
      ['1b First taxpayer number on the return', '••-•••6789ending in 6789Show the EIN'],
      ['3 Current name and address', '1 Main Street, Springfield'],
      ['5 Customer file number', 'Blank until your contract has its number.'],
      ['6 Number of the tax form', '1065, for an LLC'],
      ['6a Return transcript', 'Ticked: the lines of your return as filed, and no more'],
      ['9 Years or periods, by their last day', '12/31/2025'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Show the EIN' }));
    expect(screen.getByText('12-3456789')).toBeDefined();
    await expectNoAxeViolations(container);
  });

  it('says of each blank line why it is blank, and leads to the field (R9.9, R10.3)', async () => {
    const { journey, user } = await openScreen();
    const blank = lines().map(([, answer]) => answer);
    expect(blank.slice(1, 5)).toEqual([
      'Blank: no whole EIN is given. Enter the EIN',
      'Blank: no address is given. Enter the address',
      'Blank until your contract has its number.',
      'Blank: no entity type is given. Select the entity type',
    ]);
    await user.click(screen.getByRole('link', { name: 'Enter the address' }));
    expect([journey.path(), journey.context().fieldAsked]).toEqual(['/entity-details', 'address']);
  });

  it('says truthfully who receives the transcript (R10.3)', async () => {
    await openScreen();
    expect(
      screen.getByText('The transcript goes to you, at the address the IRS has on record. We never receive it.'),
    ).toBeDefined();
  });

  it('writes the copy and saves it, and says that the download has started (R10.3)', async () => {
    const { journey, papers, sent, user } = await openWithBusiness();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', DOWNLOAD));
    expect(await screen.findByText('The copy is saved with your downloads.')).toBeDefined();
    expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
    expect(papers.asked).toEqual([
      {
        business: { entityType: 'llc', ein: '123456789', address: '1 Main Street\nSpringfield' },
        taxYear: 2025,
        documentId: null,
      },
    ]);
    expect(sent.at(-1)).toEqual({ type: 'irsForm.copyWritten' });
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'downloadStarted', download: 'irsFormCopy' }]);
  });

  it('says that it could not be written, and lets the creator try again (R10.3)', async () => {
    const { papers, sent, user } = await openScreen();
    const write = vi.spyOn(papers, 'irsFormCopy').mockRejectedValueOnce(new Error('offline'));
    await user.click(screen.getByRole('button', DOWNLOAD));
    expect(await screen.findByText(/The copy could not be written\./)).toBeDefined();
    expect(sent).toEqual([]);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', DOWNLOAD));
    expect(await screen.findByText('The copy is saved with your downloads.')).toBeDefined();
    expect([write.mock.calls.length, saved.mock.calls.length]).toEqual([2, 1]);
    saved.mockRestore();
  });
});

describe('When the creator went on with something missing', () => {
  async function goOnIncomplete() {
    const view = await openScreen();
    view.journey.open(ROUTES.entityDetails.path);
    view.journey.send({ type: 'business.authorizationChanged', isGiven: true });
    view.journey.send({ type: 'business.continued' });
    return view;
  }

  it('lists what is missing and lets the creator continue anyway (R9.10, R10.5)', async () => {
    const { container, journey, user } = await goOnIncomplete();
    const missing = within(screen.getByRole('region', { name: 'What is still missing' }));
    expect(missing.getAllByRole('link')).toHaveLength(11);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    expect(journey.path()).toBe(ROUTES.businessVerification.path);
  });

  it('leads back to the field (R9.9)', async () => {
    const { journey, user } = await goOnIncomplete();
    await user.click(screen.getByRole('link', { name: 'Enter the EIN.' }));
    expect([journey.path(), journey.context().fieldAsked]).toEqual(['/entity-details', 'ein']);
  });

  it('goes back to the contract when the creator has come from there (R15.1)', async () => {
    const { journey, user } = await goOnIncomplete();
    journey.open(ROUTES.contract.path);
    await journey.settle();
    journey.send({ type: 'contract.changeRequested', part: 'irsForm' });
    await user.click(screen.getByRole('button', { name: 'Go back to the contract' }));
    expect(journey.path()).toBe(ROUTES.contract.path);
  });
});
