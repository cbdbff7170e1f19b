import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { APPLICATION } from '#src/content/application.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { chooseEntityType, AUTHORIZE, CONTINUE } from '#test/journey/businessSamples.ts';
import { ADDRESS, EIN } from '#test/support/fixtures.ts';
import { DETAILS_GIVEN, openScreen } from './openScreen.tsx';
import {
  button,
  descriptionOf,
  elementsWithIcon,
  fillIn,
  isAriaDisabled,
  textsByRole,
  textsOf,
  visibleSentences,
  withinRole,
} from './queries.ts';

const { business: WORDS, confirmations: CONFIRMATIONS, documents, owners: OWNERS, summary } = ENTITY_DETAILS;
const { einProblems: EIN_PROBLEMS } = WORDS;
const [OWNER_NAME, OWNER_PERCENTAGE] = ['Owner 1 full name', 'Owner 1 percentage'];
const PERCENTAGE_PROBLEM = 'Enter a whole percentage from 25 to 100.';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const continueButton = () => button(ENTITY_DETAILS.continue);
const checklist = () => withinRole('region', summary.heading);

describe('Business form', () => {
  it('starts without errors and continues once authorized (R9.1, R9.8, R9.10)', async () => {
    const { container, sent, user } = await openScreen('entityDetails');
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    expect(descriptionOf(continueButton())).toBe(ENTITY_DETAILS.authorizeFirst);
    await user.click(continueButton());
    expect(sent).toEqual([]);
    await user.click(field(CONFIRMATIONS.authorization));
    expect(isAriaDisabled(continueButton())).toBe(false);
    await user.click(continueButton());
    expect(sent).toEqual([{ type: 'business.authorizationChanged', isGiven: true }, { type: 'business.continued' }]);
  });

  it('offers five entity types and warns sole proprietors (R9.1, R16.1)', async () => {
    const { sent, user } = await openScreen('entityDetails');
    const types = screen.getByLabelText<HTMLSelectElement>(WORDS.entityType);
    expect(textsOf(types.options)).toEqual([WORDS.entityTypePlaceholder, ...Object.values(WORDS.entityTypeNames)]);
    await user.selectOptions(types, 'llc');
    expect(visibleSentences([APPLICATION.notFundable])).toEqual([]);
    await user.selectOptions(types, 'sole-proprietorship');
    expect(visibleSentences([APPLICATION.notFundable])).toHaveLength(1);
    expect(sent).toEqual([chooseEntityType('llc'), chooseEntityType('sole-proprietorship')]);
  });

  it.each([
    [WORDS.ein, '1-23456789', 'ein', EIN_PROBLEMS.malformed],
    [OWNER_PERCENTAGE, '24', 'percentage:owner-1', PERCENTAGE_PROBLEM],
  ])('shows an error in the field "%s" for %j after blur (R9.2, R9.4)', async (label, text, id, problem) => {
    const { sent } = await openScreen('entityDetails');
    fireEvent.change(field(label), { target: { value: text } });
    expect(visibleSentences([problem])).toEqual([]);
    fireEvent.blur(field(label));
    expect(field(label).ariaInvalid).toBe('true');
    expect(descriptionOf(field(label))).toContain(problem);
    expect(sent.at(-1)).toEqual({ type: 'business.fieldTouched', field: id });
  });

  it('sends each field as typed and shows the EIN with a hyphen (R9.2, R9.3, R9.4, R9.7, R18.6)', async () => {
    const { sent, user } = await openScreen('entityDetails');
    await fillIn(user, field(WORDS.legalName), 'Quill Media LLC ');
    await fillIn(user, field(WORDS.ein), '123456789');
    await fillIn(user, field(WORDS.address), ADDRESS);
    await fillIn(user, field(OWNER_NAME), 'Ada');
    await fillIn(user, field(OWNER_PERCENTAGE), '50');
    await user.click(field(CONFIRMATIONS.income));
    const owner = { type: 'business.ownerChanged', ownerId: 'owner-1' };
    expect(sent.filter(({ type }) => type !== 'business.fieldTouched')).toEqual([
      { type: 'business.fieldChanged', field: 'legalName', value: 'Quill Media LLC ' },
      { type: 'business.fieldChanged', field: 'ein', value: '123456789' },
      { type: 'business.fieldChanged', field: 'address', value: ADDRESS },
      { ...owner, field: 'name', value: 'Ada' },
      { ...owner, field: 'percentage', value: '50' },
      { type: 'business.incomeConfirmationChanged', isConfirmed: true },
    ]);
    const shown = [WORDS.ein, WORDS.address, OWNER_NAME].map((label) => field(label).value);
    expect(shown).toEqual([EIN, ADDRESS, 'Ada']);
    expect(field(CONFIRMATIONS.income).checked).toBe(true);
  });

  it('delays an error until the mouse button is released (R9.2)', async () => {
    const { sent, user } = await openScreen('entityDetails');
    const authorization = field(CONFIRMATIONS.authorization);
    await fillIn(user, field(WORDS.ein), '12');
    fireEvent.mouseDown(authorization);
    fireEvent.blur(field(WORDS.ein));
    expect(sent).toHaveLength(1);
    fireEvent.mouseUp(document.body);
    expect(sent.slice(1)).toEqual([{ type: 'business.fieldTouched', field: 'ein' }]);
  });

  it('warns next to Continue after authorization if details are missing (R9.10)', async () => {
    const { journey } = await openScreen('entityDetails');
    const message = 'Not all information has been completed, but you can continue anyway for demonstration purposes.';
    expect(visibleSentences([message])).toEqual([]);
    journey.send(AUTHORIZE);
    expect(screen.getByText(message).parentElement?.contains(continueButton())).toBe(true);
    for (const event of DETAILS_GIVEN.slice(1)) journey.send(event);
    expect(visibleSentences([message])).toEqual([]);
  });

  it('shows an error at each missing field after Continue (R9.9, R9.10)', async () => {
    const { container } = await openScreen('entityDetails', [AUTHORIZE, CONTINUE]);
    const problems = [
      WORDS.entityTypeMissing,
      EIN_PROBLEMS.missing,
      WORDS.addressMissing,
      OWNERS.fields.name.problem(),
      PERCENTAGE_PROBLEM,
      OWNERS.fields.idDocument.problem(),
      ...Array.from({ length: 4 }, () => documents.missing),
      CONFIRMATIONS.incomeMissing,
    ];
    expect(textsOf(container.querySelectorAll('p')).filter((text) => problems.includes(text))).toEqual(problems);
  });
});

describe('Checklist', () => {
  const LINKS = [
    ['EIN', WORDS.ein],
    ['Business address', WORDS.address],
    ['Owners', OWNER_NAME],
    ['Articles of Organization', 'Choose file for Articles of Organization (Required for LLC)'],
    ['Business Registration', 'Choose file for Business Registration'],
    ['Operating Agreement', 'Choose file for Operating Agreement'],
    ['2025 tax return', 'Choose file for 2025 tax return'],
    ['Income confirmation', CONFIRMATIONS.income],
    ['Authorization', CONFIRMATIONS.authorization],
  ] as const;

  it('marks finished items and links missing ones to their fields (R9.9)', async () => {
    const { container, sent } = await openScreen('entityDetails', DETAILS_GIVEN.slice(0, 2));
    const items = checklist().getAllByRole('link');
    const focused: (string | null)[] = [];
    for (const item of items) {
      fireEvent.click(screen.getByRole('heading', { name: summary.heading }));
      fireEvent.click(item);
      const { ariaLabel, labels } = document.activeElement as HTMLInputElement;
      focused.push(ariaLabel ?? labels?.[0]?.textContent ?? null);
    }
    const missing = LINKS.map(([name]) => name);
    expect(textsOf(items)).toEqual(missing);
    expect(textsByRole('listitem', checklist())).toEqual([`${summary.done} Entity type`, ...missing]);
    expect(visibleSentences([summary.count(1, 10)])).toHaveLength(1);
    expect(elementsWithIcon(checklist().getAllByRole('listitem'))).toHaveLength(1);
    expect(focused).toEqual(LINKS.map(([, label]) => label));
    expect(container.querySelector('details')?.open).toBe(false);
    expect(sent[0]).toEqual({ type: 'business.fieldRequested', field: 'ein' });
  });
});
