import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { BUSINESS_MISSING } from '#src/content/entityDetails.ts';
import { APPLICATION } from '#src/content/application.ts';
import { AUTHORIZE, COMPLETING, CONTINUED } from '#test/journey/businessSamples.ts';
import { BACK } from '#test/journey/samples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { allWords, button, descriptionOf, fillIn, partOf, said, shownOf, stateOf, wordsOf } from './seen.ts';

const INCOME = 'My membership-platform earnings are under 50% of my total business income.';
const AUTHORIZATION = 'I authorize Creator Cash Advance to verify my business with this information.';

const renderDetails = () => renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const EIN = 'Employer identification number (EIN)';
const ein = () => field(EIN);
const checklist = () => partOf('region', 'Your checklist');
/** The label of the field that has the focus, or the words of the button. */
const focused = () => {
  const { ariaLabel, labels, textContent } = document.activeElement as HTMLInputElement;
  return ariaLabel ?? labels?.[0]?.textContent ?? textContent;
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the business form', () => {
  it('is blank at first, with no problem shown, and goes on once authorized (R9.1, R9.8, R9.9, R9.10)', async () => {
    const { container, sent, user } = renderDetails();
    expect(said('heading')).toBe('Business information, Your checklist, Business, Owners, Documents, Confirmations');
    const done = shownOf(['0 of 10 done', 'Everything is here.']);
    expect([done, container.querySelectorAll('[aria-invalid="true"]').length]).toEqual([['0 of 10 done'], 0]);
    expect(stateOf(button('Continue'))).toBe('off: Check the authorization box to continue.');
    await user.click(button('Continue'));
    await user.click(field(AUTHORIZATION));
    expect(shownOf(['1 of 10 done'])).toEqual(['1 of 10 done']);
    await user.click(button('Continue'));
    expect(sent).toEqual([{ type: 'business.authorizationChanged', isGiven: true }, { type: 'business.continued' }]);
  });

  it('offers five entity types and says of a sole proprietorship that it is not funded (R9.1, R16.1)', async () => {
    const { sent, user } = renderDetails();
    const types = screen.getByLabelText<HTMLSelectElement>('Entity type');
    expect([types.value, wordsOf(types.options).join(', ')]).toEqual([
      '',
      'Select one, Sole proprietorship, LLC, Corporation, Partnership, S corporation',
    ]);
    for (const entityType of ['llc', 'sole-proprietorship']) {
      await user.selectOptions(types, entityType);
      expect([types.value, shownOf([APPLICATION.notFundable])]).toEqual([
        entityType,
        entityType === 'llc' ? [] : [APPLICATION.notFundable],
      ]);
      expect(sent.at(-1)).toEqual({ type: 'business.entityTypeChosen', entityType });
    }
  });

  it.each([
    [EIN, '1-23456789', 'ein', 'Enter the nine digits of the EIN, such as 12-3456789.'],
    ['Owner 1 percentage', '24', 'percentage:owner-1', 'Enter a whole percentage from 25 to 100.'],
  ])('has beside "%s" with %j its problem once it was left (R9.2, R9.4)', (label, typed, id, words) => {
    const { sent } = renderDetails();
    fireEvent.change(field(label), { target: { value: typed } });
    expect(shownOf([words])).toEqual([]);
    fireEvent.blur(field(label));
    expect([field(label).ariaInvalid, descriptionOf(field(label))]).toEqual(['true', expect.stringContaining(words)]);
    expect(sent.at(-1)).toEqual({ type: 'business.fieldTouched', field: id });
  });

  it.each([
    ['Entity type', '', 'Select an entity type.'],
    [EIN, ' ', 'Enter the EIN.'],
    ['Business address', '', 'Enter the business address.'],
    ['Owner 1 full name', '', "Enter the owner's full name."],
    ['Owner 1 percentage', '', 'Enter a whole percentage from 25 to 100.'],
  ])(
    'says nothing beside "%s" with %j when it is left, but once Continue has looked (R9.1 to R9.4)',
    (label, typed, words) => {
      const { journey } = renderDetails();
      if (typed !== '') fireEvent.change(field(label), { target: { value: typed } });
      fireEvent.blur(field(label));
      expect([field(label).ariaInvalid, shownOf([words])]).toEqual([null, []]);
      for (const event of [AUTHORIZE, CONTINUED]) journey.send(event);
      journey.open('/entity-details');
      expect([field(label).ariaInvalid, descriptionOf(field(label))]).toEqual(['true', expect.stringContaining(words)]);
    },
  );

  it('sends what is typed, as it is typed, and shows it as it is saved; the legal name can be left out (R9.2, R9.3, R9.4, R9.7, R18.6)', async () => {
    const { sent, user } = renderDetails();
    const fields = [ein(), field('Business address'), field('Owner 1 full name'), field('Owner 1 percentage')] as const;
    const [number, address, name, percentage] = fields;
    const hints = [number.placeholder, number.inputMode, address.autocomplete, percentage.inputMode];
    expect(hints).toEqual(['XX-XXXXXXX', 'numeric', 'street-address', 'numeric']);
    await fillIn(user, field('Legal name of the business'), 'Quill Media LLC');
    await fillIn(user, number, '123456789');
    await fillIn(user, address, '1 Main Street\nSpringfield');
    await fillIn(user, name, 'Ada');
    for (const value of ['5x', '50']) fireEvent.change(percentage, { target: { value } });
    await user.click(field(INCOME));
    expect(sent.filter(({ type }) => type !== 'business.fieldTouched')).toEqual([
      { type: 'business.fieldChanged', field: 'legalName', value: 'Quill Media LLC' },
      { type: 'business.fieldChanged', field: 'ein', value: '123456789' },
      { type: 'business.fieldChanged', field: 'address', value: '1 Main Street\nSpringfield' },
      { type: 'business.ownerChanged', ownerId: 'owner-1', field: 'name', value: 'Ada' },
      { type: 'business.ownerChanged', ownerId: 'owner-1', field: 'percentage', value: '5x' },
      { type: 'business.ownerChanged', ownerId: 'owner-1', field: 'percentage', value: '50' },
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
    expect(sent.slice(1)).toEqual([{ type: 'business.fieldTouched', field: 'ein' }, authorized]);
  });

  it('shows it also when the press ends somewhere else (R9.2)', async () => {
    const { sent, user } = renderDetails();
    await fillIn(user, ein(), '12');
    fireEvent.mouseDown(field(AUTHORIZATION));
    fireEvent.blur(ein());
    fireEvent.mouseUp(document.body);
    expect(sent.slice(1)).toEqual([{ type: 'business.fieldTouched', field: 'ein' }]);
  });
});

describe('the checklist', () => {
  it('leads from each missing item to its place, and folds so as not to cover it (R9.9)', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { container, sent, unmount, user } = renderDetails();
    const led: unknown[] = [];
    for (const item of checklist().getAllByRole('link')) {
      await user.click(screen.getByRole('heading', { name: 'Your checklist' }));
      await user.click(item);
      led.push(`${item.textContent}: ${focused()}`);
      expect(container.querySelector('details')?.open).toBe(false);
    }
    expect(led).toEqual([
      'Entity type: Entity type',
      `EIN: ${EIN}`,
      'Business address: Business address',
      'Owners: Owner 1 full name',
      'Articles of Organization: Choose file for Articles of Organization (Required for LLC)',
      'Business Registration: Choose file for Business Registration',
      'Operating Agreement: Choose file for Operating Agreement',
      '2025 tax return: Choose file for 2025 tax return',
      `Income confirmation: ${INCOME}`,
      `Authorization: ${AUTHORIZATION}`,
    ]);
    expect(sent[0]).toEqual({ type: 'business.fieldRequested', field: 'entityType' });
    await new Promise(requestAnimationFrame);
    const seen = [shown.mock.contexts.at(-1), shown.mock.lastCall];
    expect(seen).toEqual([screen.getByLabelText(AUTHORIZATION), [{ block: 'center' }]]);
    unmount();
    const before = shown.mock.calls.length;
    await new Promise(requestAnimationFrame);
    expect(shown.mock.calls.length).toBe(before);
  });

  it('stands open where there is room beside the form, with what is done and what is not (R9.9)', async () => {
    matchMediaQuery('(min-width: 62em)');
    const { container, user } = renderDetails();
    expect(container.querySelector('details')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Entity type'), 'llc');
    expect(shownOf(['1 of 10 done'])).toEqual(['1 of 10 done']);
    expect(allWords('listitem', checklist()).slice(0, 2)).toEqual(['Done: Entity type', 'EIN']);
    await user.click(checklist().getByRole('link', { name: 'EIN' }));
    expect(focused()).toBe(EIN);
  });

  it('says when everything is here (R9.9)', () => {
    const { journey } = renderDetails();
    for (const event of COMPLETING) journey.send(event);
    const complete = ['10 of 10 done', 'Everything is here.'];
    expect([shownOf(complete), allWords('link', checklist())]).toEqual([complete, []]);
  });
});

it('the message of an incomplete form stands beside Continue as soon as that is enabled, until everything is here (R9.10)', () => {
  const { journey } = renderDetails();
  const shown = () => shownOf([BUSINESS_MISSING.message]).length;
  const before = shown();
  journey.send(AUTHORIZE);
  const beside = shown();
  for (const event of COMPLETING) journey.send(event);
  expect([before, beside, shown()]).toEqual([0, 1, 0]);
  expect(BUSINESS_MISSING.message).toBe(
    'Not all information has been completed, but you can continue anyway for demonstration purposes.',
  );
});

it('a form found incomplete has its notice next to Continue and a problem at each field (R9.9, R9.10)', () => {
  const { journey, container } = renderDetails();
  for (const event of [AUTHORIZE, CONTINUED, BACK]) journey.send(event);
  const ofOwner = [
    "Enter the owner's full name.",
    'Enter a whole percentage from 25 to 100.',
    'Choose an ID document.',
  ];
  const problems = [
    'Select an entity type.',
    'Enter the EIN.',
    'Enter the business address.',
    ...ofOwner,
    ...Array.from({ length: 4 }, () => 'Choose a file.'),
    'Confirm that platform earnings are under 50% of your income. If they are not, we may decline your application.',
  ];
  expect(wordsOf(container.querySelectorAll('p')).filter((words) => problems.includes(words))).toEqual(problems);
  expect(screen.getByText(BUSINESS_MISSING.message).parentElement?.contains(button('Continue'))).toBe(true);
  expect(screen.queryByRole('region', { name: BUSINESS_MISSING.heading })).toBeNull();
});
