import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { button, descriptionOf, fillIn, said, shownOf, standingOf, wordsOf } from './seen.ts';

const INCOME = 'My membership-platform earnings are under 50% of my total business income.';
const AUTHORIZATION = 'I authorize Creator Cash Advance to verify my business with the information given here.';

const renderDetails = () => renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const EIN = 'Employer identification number (EIN)';
const ein = () => field(EIN);

describe('the business form', () => {
  it('is blank at first, with no problem shown, and goes on once authorized (R9.1, R9.8, R9.9, R9.10)', async () => {
    const { container, sent, user } = renderDetails();
    expect(said('heading')).toBe('Business information, Your checklist, Business, Owners, Documents, Confirmations');
    const done = shownOf(['0 of 10 done', 'Everything we ask for is here.']);
    expect([done, container.querySelectorAll('[aria-invalid="true"]').length]).toEqual([['0 of 10 done'], 0]);
    expect(standingOf(button('Continue'))).toBe('off: Tick the authorization to continue.');
    await user.click(button('Continue'));
    await user.click(field(AUTHORIZATION));
    expect(shownOf(['1 of 10 done'])).toEqual(['1 of 10 done']);
    await user.click(button('Continue'));
    expect(sent).toEqual([{ type: 'business.authorizationChanged', isGiven: true }, { type: 'business.continued' }]);
  });

  it('offers five entity types and says of a sole proprietorship that it is not supported (R9.1)', async () => {
    const { sent, user } = renderDetails();
    const types = screen.getByLabelText<HTMLSelectElement>('Entity type');
    const unsupported = ['Sole proprietorships are not supported'];
    expect([types.value, wordsOf(types.options).join(', ')]).toEqual([
      '',
      'Select an entity type, Sole proprietorship, LLC, Corporation, Partnership, S corporation',
    ]);
    for (const entityType of ['llc', 'sole-proprietorship']) {
      await user.selectOptions(types, entityType);
      expect([types.value, shownOf(unsupported)]).toEqual([entityType, entityType === 'llc' ? [] : unsupported]);
      expect(sent.at(-1)).toEqual({ type: 'business.entityTypeChosen', entityType });
    }
  });

  it.each([
    ['Entity type', '', 'entityType', 'Select an entity type.'],
    [EIN, ' ', 'ein', 'Enter the EIN.'],
    [EIN, '1-23456789', 'ein', 'Enter two digits, a hyphen and seven digits, or nine digits.'],
    ['Business address', '', 'address', 'Enter the business address.'],
    ['Owner 1 full name', '', 'ownerName:owner-1', "Enter the owner's full name."],
    ['Owner 1 percentage', '24', 'ownerPercentage:owner-1', 'Enter a whole percentage from 25 to 100.'],
    ['Owner 1 percentage', '', 'ownerPercentage:owner-1', 'Enter a whole percentage from 25 to 100.'],
  ])('has beside "%s" with %j its problem once it was left (R9.1, R9.2, R9.3, R9.4)', (label, typed, id, words) => {
    const { sent } = renderDetails();
    if (typed !== '') fireEvent.change(field(label), { target: { value: typed } });
    expect(shownOf([words])).toEqual([]);
    fireEvent.blur(field(label));
    expect([field(label).ariaInvalid, descriptionOf(field(label))]).toEqual(['true', expect.stringContaining(words)]);
    expect(sent.at(-1)).toEqual({ type: 'business.fieldLeft', field: id });
  });

  it('sends what is typed, as it is typed, and shows it as it is kept (R9.2, R9.3, R9.4, R9.7)', async () => {
    const { sent, user } = renderDetails();
    const fields = [ein(), field('Business address'), field('Owner 1 full name'), field('Owner 1 percentage')] as const;
    const [number, address, name, percentage] = fields;
    const hints = [number.placeholder, number.inputMode, address.autocomplete, percentage.inputMode];
    expect(hints).toEqual(['XX-XXXXXXX', 'numeric', 'street-address', 'numeric']);
    await fillIn(user, number, '123456789');
    await fillIn(user, address, '1 Main Street\nSpringfield');
    await fillIn(user, name, 'Ada');
    for (const value of ['5.', '50']) fireEvent.change(percentage, { target: { value } });
    await user.click(field(INCOME));
    expect(sent.filter(({ type }) => type !== 'business.fieldLeft')).toEqual([
      { type: 'business.fieldChanged', field: 'ein', value: '123456789' },
      { type: 'business.fieldChanged', field: 'address', value: '1 Main Street\nSpringfield' },
      { type: 'business.ownerNameChanged', ownerId: 'owner-1', name: 'Ada' },
      { type: 'business.ownerPercentageChanged', ownerId: 'owner-1', percentage: '5.' },
      { type: 'business.ownerPercentageChanged', ownerId: 'owner-1', percentage: '50' },
      { type: 'business.incomeConfirmationChanged', isConfirmed: true },
    ]);
    expect(fields.map(({ value }) => value)).toEqual(['12-3456789', '1 Main Street\nSpringfield', 'Ada', '50']);
  });

  it('shows the problem of a field that is left by a press only once the press is over (R9.2)', async () => {
    const { sent, user } = renderDetails();
    await fillIn(user, ein(), '12');
    await user.pointer({ keys: '[MouseLeft>]', target: field(AUTHORIZATION) });
    expect(sent.map(({ type }) => type)).toEqual(['business.fieldChanged']);
    await user.pointer({ keys: '[/MouseLeft]', target: field(AUTHORIZATION) });
    const authorized = { type: 'business.authorizationChanged', isGiven: true };
    expect(sent.slice(1)).toEqual([{ type: 'business.fieldLeft', field: 'ein' }, authorized]);
  });

  it('shows it also when the press ends somewhere else (R9.2)', async () => {
    const { sent, user } = renderDetails();
    await user.click(ein());
    fireEvent.mouseDown(field(AUTHORIZATION));
    fireEvent.blur(ein());
    fireEvent.mouseUp(document.body);
    expect(sent).toEqual([{ type: 'business.fieldLeft', field: 'ein' }]);
  });
});
