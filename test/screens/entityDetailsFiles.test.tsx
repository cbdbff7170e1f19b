import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_ADVISED_BYTES, OWNER_ID_ADVISED_BYTES } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const ID_LABEL = 'Owner 1 ID document';
const PDF = 'application/pdf';

/** Chooses like a person who tells the picker to show all files. */
function renderDetails() {
  const rendered = renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
  return { ...rendered, user: userEvent.setup({ applyAccept: false }) };
}

const place = (label: string) => within(screen.getByRole('group', { name: label }));
const picker = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

function fileOf(name: string, type: string, sizeBytes = 4): File {
  const file = new File(['%PDF'], name, { type });
  Object.defineProperty(file, 'size', { value: sizeBytes });
  return file;
}

describe('When a business document is chosen', () => {
  it.each([
    { label: 'Articles of Organization (Required for LLC)', slot: 'articlesOfOrganization' },
    { label: 'Business Registration', slot: 'businessRegistration' },
    { label: 'Operating Agreement', slot: 'operatingAgreement' },
  ])('keeps a PDF as $label and advises at most 10MB (R9.5)', async ({ label, slot }) => {
    const { sent, user } = renderDetails();
    expect(place(label).getByText('PDF, max 10MB')).toBeDefined();
    await user.upload(picker(label), fileOf('paper.pdf', PDF));
    expect(await place(label).findByText('paper.pdf')).toBeDefined();
    expect(sent).toEqual([
      {
        type: 'business.documentChosen',
        slot,
        file: { id: 'file-paper.pdf', name: 'paper.pdf', sizeBytes: 4, mimeType: PDF, content: 'pdf' },
      },
    ]);
  });

  it('asks for the tax return of the year before and says which forms (R9.6)', async () => {
    const { user } = renderDetails();
    const taxReturn = place('2025 tax return');
    expect(
      taxReturn.getByText('Schedule C, 1120-S or 1065, first 2 pages showing total gross income. PDF, max 10MB'),
    ).toBeDefined();
    await user.upload(picker('2025 tax return'), fileOf('return.pdf', PDF));
    expect(await taxReturn.findByText('return.pdf')).toBeDefined();
  });

  it('refuses a picture in words and keeps what was there (R9.5)', async () => {
    const { user } = renderDetails();
    await user.upload(picker('Business Registration'), fileOf('paper.pdf', PDF));
    await place('Business Registration').findByText('paper.pdf');
    await user.upload(picker('Business Registration'), fileOf('photo.png', 'image/png'));
    expect(await place('Business Registration').findByText('Only PDF files are accepted.')).toBeDefined();
    expect(place('Business Registration').getByText('paper.pdf')).toBeDefined();
  });

  it('refuses an empty file in words (R9.5)', async () => {
    const { user } = renderDetails();
    await user.upload(picker('Operating Agreement'), fileOf('empty.pdf', PDF, 0));
    expect(await place('Operating Agreement').findByText('This file is empty. Choose another file.')).toBeDefined();
  });

  it('keeps a PDF of more than 10MB with a warning (R9.5)', async () => {
    const { journey, user } = renderDetails();
    await user.upload(picker('Operating Agreement'), fileOf('big.pdf', PDF, DOCUMENT_ADVISED_BYTES + 1));
    expect(
      await place('Operating Agreement').findByText(
        'This file is larger than 10MB. It is kept; a smaller copy is easier to review.',
      ),
    ).toBeDefined();
    expect(journey.context().business.documents.operatingAgreement?.name).toBe('big.pdf');
  });

  it('removes it again (R9.5)', async () => {
    const { sent, user } = renderDetails();
    await user.upload(picker('Business Registration'), fileOf('paper.pdf', PDF));
    await user.click(await screen.findByRole('button', { name: 'Remove for Business Registration' }));
    expect(sent.at(-1)).toEqual({ type: 'business.documentRemoved', slot: 'businessRegistration' });
    expect(place('Business Registration').queryByText('paper.pdf')).toBeNull();
  });
});

describe('When an ID document is chosen', () => {
  it.each([
    { name: 'id.pdf', type: PDF },
    { name: 'id.jpg', type: 'image/jpeg' },
    { name: 'id.png', type: 'image/png' },
  ])('keeps $name and advises at most 5MB (R9.4)', async ({ name, type }) => {
    const { journey, user } = renderDetails();
    expect(place(ID_LABEL).getByText('PDF, JPG or PNG, max 5MB')).toBeDefined();
    await user.upload(picker(ID_LABEL), fileOf(name, type));
    expect(await place(ID_LABEL).findByText(name)).toBeDefined();
    expect(journey.context().business.owners[0]?.idDocument?.name).toBe(name);
  });

  it('refuses another kind of file in words (R9.4)', async () => {
    const { journey, user } = renderDetails();
    await user.upload(picker(ID_LABEL), fileOf('id.gif', 'image/gif'));
    expect(await place(ID_LABEL).findByText('Only PDF, JPG and PNG files are accepted.')).toBeDefined();
    expect(journey.context().business.owners[0]?.idDocument).toBeNull();
  });

  it('keeps a file of more than 5MB with a warning (R9.4)', async () => {
    const { journey, user } = renderDetails();
    await user.upload(picker(ID_LABEL), fileOf('id.png', 'image/png', OWNER_ID_ADVISED_BYTES + 1));
    expect(
      await place(ID_LABEL).findByText('This file is larger than 5MB. It is kept; a smaller copy is easier to review.'),
    ).toBeDefined();
    expect(journey.context().business.owners[0]?.idDocument?.name).toBe('id.png');
  });

  it('removes it again (R9.4)', async () => {
    const { sent, user } = renderDetails();
    await user.upload(picker(ID_LABEL), fileOf('id.png', 'image/png'));
    await user.click(await screen.findByRole('button', { name: `Remove for ${ID_LABEL}` }));
    expect(sent.at(-1)).toEqual({ type: 'business.ownerIdRemoved', ownerId: 'owner-1' });
    expect(place(ID_LABEL).queryByText('id.png')).toBeNull();
  });

  it('has no accessibility violations with a refused and a kept file (R9.4, R9.5)', async () => {
    const { container, user } = renderDetails();
    await user.upload(picker(ID_LABEL), fileOf('id.gif', 'image/gif'));
    await place(ID_LABEL).findByText('Only PDF, JPG and PNG files are accepted.');
    await user.upload(picker('Business Registration'), fileOf('paper.pdf', PDF, DOCUMENT_ADVISED_BYTES + 1));
    await place('Business Registration').findByText('paper.pdf');
    await expectNoAxeViolations(container);
  });
});
