import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

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

describe('When a field is left by pressing something else', () => {
  it('shows its problem only once the press is over, so that nothing moves under the pointer (R9.2)', async () => {
    const { sent, user } = renderDetails();
    await user.type(ein(), '12');
    await user.pointer({ keys: '[MouseLeft>]', target: authorization() });
    expect(sent.map(({ type }) => type)).not.toContain('business.fieldLeft');
    await user.pointer({ keys: '[/MouseLeft]', target: authorization() });
    expect(sent.slice(-2)).toEqual([
      { type: 'business.fieldLeft', field: 'ein' },
      { type: 'business.authorizationChanged', isGiven: true },
    ]);
  });

  it('shows it also when the press ends somewhere else (R9.2)', async () => {
    const { sent, user } = renderDetails();
    await user.click(ein());
    fireEvent.mouseDown(authorization());
    fireEvent.blur(ein());
    fireEvent.mouseUp(document.body);
    expect(sent).toEqual([{ type: 'business.fieldLeft', field: 'ein' }]);
  });
});

describe('When there is room beside the form', () => {
  it('shows the checklist open, with what is done and what is not (R9.9)', async () => {
    matchMediaQuery('(min-width: 64em)');
    const { container, journey, user } = renderDetails();
    expect(container.querySelector('details')).toBeNull();
    await user.selectOptions(entityType(), 'llc');
    expect(checklist().getByText('1 of 10 done')).toBeDefined();
    expect(checklist().getByText('Entity type').parentElement?.textContent).toBe('Done: Entity type');
    expect(missingItems()).not.toContain('Entity type');
    await user.click(checklist().getByRole('link', { name: 'EIN' }));
    expect([document.activeElement, journey.context().fieldAsked]).toEqual([ein(), null]);
    await expectNoAxeViolations(container);
  });
});

describe('When Continue has found something missing', () => {
  async function comeBack() {
    const rendered = renderDetails();
    await rendered.user.click(authorization());
    await rendered.user.click(continueButton());
    rendered.journey.send({ type: 'navigation.backRequested' });
    return rendered;
  }
  const missing = () => within(screen.getByRole('region', { name: 'What is still missing' }));

  it('lists it at the top in the words that stand beside each field (R9.9, R9.10)', async () => {
    const { container } = await comeBack();
    const lines = missing()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(lines).toEqual([
      'Select an entity type.',
      'Enter the EIN.',
      'Enter the business address.',
      "Owner 1: Enter the owner's full name.",
      'Owner 1: Enter a whole percentage from 25 to 100.',
      'Owner 1: Choose an ID document.',
      'Articles of Organization (Required for LLC): Choose a file.',
      'Business Registration: Choose a file.',
      'Operating Agreement: Choose a file.',
      '2025 tax return: Choose a file.',
      'Tick this to confirm your income. You can go on without it.',
    ]);
    const beside = [
      'Select an entity type.',
      'Enter the EIN.',
      'Enter the business address.',
      "Enter the owner's full name.",
      'Enter a whole percentage from 25 to 100.',
      'Choose an ID document.',
      'Choose a file.',
    ];
    const outside = (text: string) => screen.getAllByText(text).filter((found) => found.closest('section') === null);
    expect(beside.map((text) => outside(text).length)).toEqual([1, 1, 1, 1, 1, 1, 4]);
    await expectNoAxeViolations(container);
  });

  it('leads to each field and forgets a line once it is done (R9.9)', async () => {
    const { sent, user } = await comeBack();
    await user.click(missing().getByRole('link', { name: 'Operating Agreement: Choose a file.' }));
    expect(sent.slice(-2)).toEqual([
      { type: 'business.fieldAsked', field: 'document:operatingAgreement' },
      { type: 'business.fieldShown' },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose file for Operating Agreement' }));
    await user.click(missing().getByRole('link', { name: 'Enter the business address.' }));
    expect(document.activeElement).toBe(address());
    await user.type(address(), '1 Main Street');
    expect(missing().queryByText('Enter the business address.')).toBeNull();
  });
});

describe('When the creator has come from the contract', () => {
  it('says that the button goes back there, and does (R15.1)', async () => {
    const { journey, user } = renderDetails();
    await user.click(authorization());
    journey.open(ROUTES.contract.path);
    await journey.settle();
    journey.send({ type: 'contract.changeRequested', part: 'business' });
    await user.click(screen.getByRole('button', { name: 'Go back to the contract' }));
    expect(journey.path()).toBe('/contract');
  });
});
