import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const INCOME = 'My membership-platform earnings are under 50% of my total business income.';
const AUTHORIZATION = 'I authorize Creator Cash Advance to verify my business with the information given here.';

const renderDetails = () => renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
const entityType = () => screen.getByLabelText<HTMLSelectElement>('Entity type');
const ein = () => screen.getByLabelText<HTMLInputElement>('Employer identification number (EIN)');
const address = () => screen.getByLabelText<HTMLTextAreaElement>('Business address');
const authorization = () => screen.getByLabelText<HTMLInputElement>(AUTHORIZATION);
const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const checklist = () => within(screen.getByRole('region', { name: 'Your checklist' }));
const missingItems = () =>
  checklist()
    .queryAllByRole('link')
    .map((item) => item.textContent);

describe('When the business form is blank', () => {
  it('shows one h1 and the parts of the form under their headings (R9.1 to R9.9)', () => {
    renderDetails();
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H1 Business information',
      'H2 Your checklist',
      'H2 Business',
      'H2 Owners',
      'H2 Documents',
      'H2 Confirmations',
    ]);
  });

  it('shows no problem beside a field that was not left (R9.9)', () => {
    const { container } = renderDetails();
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('counts none of the ten items and names them all (R9.9)', () => {
    renderDetails();
    expect(checklist().getByText('0 of 10 done')).toBeDefined();
    expect(missingItems()).toEqual([
      'Entity type',
      'EIN',
      'Business address',
      'Owners',
      'Articles of Organization',
      'Business Registration',
      'Operating Agreement',
      '2025 tax return',
      'Income confirmation',
      'Authorization',
    ]);
  });

  it('has no accessibility violations (R9.1)', async () => {
    const { container } = renderDetails();
    await expectNoAxeViolations(container);
  });
});

describe('When the business is described', () => {
  it('offers the five entity types and keeps the chosen one (R9.1)', async () => {
    const { sent, user } = renderDetails();
    const options = within(entityType()).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Select an entity type'],
      ['sole-proprietorship', 'Sole proprietorship'],
      ['llc', 'LLC'],
      ['corporation', 'Corporation'],
      ['partnership', 'Partnership'],
      ['s-corporation', 'S corporation'],
    ]);
    await user.selectOptions(entityType(), 'llc');
    expect(sent).toContainEqual({ type: 'business.entityTypeChosen', entityType: 'llc' });
    expect(entityType().value).toBe('llc');
  });

  it('tells a sole proprietorship that it is not supported and lets it go on (R9.1)', async () => {
    const { journey, user } = renderDetails();
    await user.selectOptions(entityType(), 'sole-proprietorship');
    expect(screen.getByText('Sole proprietorships are not supported')).toBeDefined();
    await user.click(authorization());
    await user.click(continueButton());
    expect(journey.path()).toBe('/sign-irs-form');
  });

  it('asks for the entity type once the list was left without a choice (R9.1)', async () => {
    const { user } = renderDetails();
    await user.click(entityType());
    expect(screen.queryByText('Select an entity type.')).toBeNull();
    await user.tab();
    expect(screen.getByText('Select an entity type.')).toBeDefined();
  });

  it('shows the EIN placeholder and asks for the number keyboard (R9.2)', () => {
    renderDetails();
    expect({ placeholder: ein().placeholder, inputMode: ein().getAttribute('inputmode') }).toEqual({
      placeholder: 'XX-XXXXXXX',
      inputMode: 'numeric',
    });
  });

  it.each(['12-3456789', '123456789'])('accepts the EIN %s and writes it with its hyphen (R9.2)', async (typed) => {
    const { journey, user } = renderDetails();
    await user.type(ein(), typed);
    expect(ein().value).toBe(typed);
    await user.tab();
    expect(ein().value).toBe('12-3456789');
    expect(ein().getAttribute('aria-invalid')).not.toBe('true');
    expect(journey.context().business.ein).toBe('12-3456789');
  });

  it.each([
    { typed: '1-23456789', message: 'Enter two digits, a hyphen and seven digits, or nine digits.' },
    { typed: ' ', message: 'Enter the EIN.' },
  ])('refuses "$typed" as an EIN once the field was left (R9.2)', async ({ typed, message }) => {
    const { user } = renderDetails();
    await user.type(ein(), typed);
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(screen.getByText(message)).toBeDefined();
    expect(ein().getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps an address of several lines and lets the browser fill it in (R9.3)', async () => {
    const { journey, user } = renderDetails();
    await user.type(address(), '1 Main Street{Enter}Springfield');
    expect(journey.context().business.address).toBe('1 Main Street\nSpringfield');
    expect(address().autocomplete).toBe('street-address');
  });

  it('asks for the address once the field was left empty (R9.3)', async () => {
    const { user } = renderDetails();
    await user.click(address());
    await user.tab();
    expect(screen.getByText('Enter the business address.')).toBeDefined();
  });
});

describe('When the creator wants to go on', () => {
  it('does not, and says why, while the authorization is withheld (R9.8)', async () => {
    const { journey, sent, user } = renderDetails();
    const reason = document.getElementById(continueButton().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Tick the authorization to continue.');
    await user.click(continueButton());
    expect(sent).toEqual([]);
    expect(journey.path()).toBe('/entity-details');
  });

  it('goes on with the authorization alone, with a notice that something is missing (R9.8, R9.10)', async () => {
    const { journey, sent, user } = renderDetails();
    await user.click(authorization());
    expect(checklist().getByText('1 of 10 done')).toBeDefined();
    await user.click(continueButton());
    expect(sent).toEqual([{ type: 'business.authorizationChanged', isGiven: true }, { type: 'business.continued' }]);
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'businessIncomplete' }]);
    expect(journey.path()).toBe('/sign-irs-form');
  });

  it('is held again when the authorization is taken back (R9.8)', async () => {
    const { user } = renderDetails();
    await user.click(authorization());
    await user.click(authorization());
    expect(continueButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('does not go on by Enter in a text field (R9.8)', async () => {
    const { journey, user } = renderDetails();
    await user.click(authorization());
    await user.type(ein(), '123456789{Enter}');
    expect(journey.path()).toBe('/entity-details');
  });

  it('keeps the income confirmation (R9.7)', async () => {
    const { sent, user } = renderDetails();
    await user.click(screen.getByLabelText(INCOME));
    expect(sent).toEqual([{ type: 'business.incomeConfirmationChanged', isConfirmed: true }]);
    expect(missingItems()).not.toContain('Income confirmation');
  });

  it.each([
    { item: 'Entity type', target: entityType },
    { item: 'EIN', target: ein },
    { item: 'Business address', target: address },
    { item: 'Owners', target: () => screen.getByLabelText('Owner 1 full name') },
    {
      item: 'Operating Agreement',
      target: () => screen.getByRole('button', { name: 'Choose file for Operating Agreement' }),
    },
    { item: 'Income confirmation', target: () => screen.getByLabelText(INCOME) },
    { item: 'Authorization', target: authorization },
  ])('is led from the missing item $item to its place (R9.9)', async ({ item, target }) => {
    const { user } = renderDetails();
    await user.click(checklist().getByRole('link', { name: item }));
    expect(document.activeElement).toBe(target());
  });

  it('counts everything and goes on without a notice when the form is complete (R9.8, R9.9)', async () => {
    const { container, journey, user } = renderDetails();
    await user.selectOptions(entityType(), 'corporation');
    fireEvent.change(ein(), { target: { value: '12-3456789' } });
    fireEvent.change(address(), { target: { value: '1 Main Street' } });
    await user.type(screen.getByLabelText('Owner 1 full name'), 'Ada');
    await user.type(screen.getByLabelText('Owner 1 percentage'), '100');
    const pdf = { id: 'file-a', name: 'a.pdf', sizeBytes: 1, mimeType: 'application/pdf', content: 'pdf' } as const;
    journey.send({ type: 'business.ownerIdChosen', ownerId: 'owner-1', file: pdf });
    journey.send({ type: 'business.documentChosen', slot: 'articlesOfOrganization', file: pdf });
    journey.send({ type: 'business.documentChosen', slot: 'businessRegistration', file: pdf });
    journey.send({ type: 'business.documentChosen', slot: 'operatingAgreement', file: pdf });
    journey.send({ type: 'business.documentChosen', slot: 'taxReturn', file: pdf });
    await user.click(screen.getByLabelText(INCOME));
    await user.click(authorization());
    expect(checklist().getByText('10 of 10 done')).toBeDefined();
    expect(checklist().getByText('Everything we ask for is here.')).toBeDefined();
    expect(missingItems()).toEqual([]);
    await expectNoAxeViolations(container);
    await user.click(continueButton());
    expect(journey.toasts).toEqual([]);
    expect(journey.path()).toBe('/sign-irs-form');
  });
});
