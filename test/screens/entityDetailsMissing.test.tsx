import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_SLOTS } from '#machines/domain/business.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { PDF } from '#test/journey/samples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { allWords, shownOf, wordsOf } from './seen.ts';

const EIN = 'Employer identification number (EIN)';
const INCOME = 'My membership-platform earnings are under 50% of my total business income.';
const AUTHORIZATION = 'I authorize Creator Cash Advance to verify my business with the information given here.';

const renderDetails = () => renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
const checklist = () => within(screen.getByRole('region', { name: 'Your checklist' }));
const missing = () => within(screen.getByRole('region', { name: 'What is still missing' }));
/** The label of the field that has the focus, or the words of the button. */
const focused = () => {
  const { labels, textContent } = document.activeElement as HTMLInputElement;
  return labels?.[0]?.textContent ?? textContent;
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the checklist', () => {
  it('leads from each missing item to its place, and folds so as not to cover it (R9.9)', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { container, sent, user } = renderDetails();
    const led: unknown[] = [];
    for (const item of checklist().getAllByRole('link')) {
      await user.click(screen.getByRole('heading', { name: 'Your checklist' }));
      await user.click(item);
      led.push([focused(), container.querySelector('details')?.open]);
    }
    expect(led).toEqual(
      [
        'Entity type',
        EIN,
        'Business address',
        'Owner 1 full name',
        'Choose file for Articles of Organization (Required for LLC)',
        'Choose file for Business Registration',
        'Choose file for Operating Agreement',
        'Choose file for 2025 tax return',
        INCOME,
        AUTHORIZATION,
      ].map((place) => [place, false]),
    );
    const asked = sent.filter(({ type }) => type !== 'business.fieldLeft');
    expect(asked.slice(0, 2)).toEqual([
      { type: 'business.fieldAsked', field: 'entityType' },
      { type: 'business.fieldShown' },
    ]);
    await new Promise(requestAnimationFrame);
    expect([shown.mock.contexts.at(-1), shown.mock.lastCall]).toEqual([
      screen.getByLabelText(AUTHORIZATION),
      [{ block: 'center' }],
    ]);
  });

  it('stands open where there is room beside the form, with what is done and what is not (R9.9)', async () => {
    matchMediaQuery('(min-width: 64em)');
    const { container, user } = renderDetails();
    expect(container.querySelector('details')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Entity type'), 'llc');
    expect(shownOf(['1 of 10 done'])).toEqual(['1 of 10 done']);
    expect(allWords('listitem', checklist()).slice(0, 2)).toEqual(['Done: Entity type', 'EIN']);
    expect(container.querySelectorAll('span > span[data-done]').length).toBe(1);
    await user.click(checklist().getByRole('link', { name: 'EIN' }));
    expect(focused()).toBe(EIN);
  });

  it('says when everything is here (R9.9)', () => {
    const { journey } = renderDetails();
    journey.send({ type: 'business.entityTypeChosen', entityType: 'corporation' });
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    journey.send({ type: 'business.fieldChanged', field: 'address', value: '1 Main Street' });
    journey.send({ type: 'business.ownerNameChanged', ownerId: 'owner-1', name: 'Ada' });
    journey.send({ type: 'business.ownerPercentageChanged', ownerId: 'owner-1', percentage: '100' });
    journey.send({ type: 'business.ownerIdChosen', ownerId: 'owner-1', file: PDF });
    for (const slot of DOCUMENT_SLOTS) journey.send({ type: 'business.documentChosen', slot, file: PDF });
    journey.send({ type: 'business.incomeConfirmationChanged', isConfirmed: true });
    journey.send({ type: 'business.authorizationChanged', isGiven: true });
    const complete = ['10 of 10 done', 'Everything we ask for is here.'];
    expect([shownOf(complete), allWords('link', checklist())]).toEqual([complete, []]);
  });
});

describe('what Continue has found missing', () => {
  function comeBack() {
    const rendered = renderDetails();
    rendered.journey.send({ type: 'business.authorizationChanged', isGiven: true });
    rendered.journey.send({ type: 'business.continued' });
    rendered.journey.send({ type: 'navigation.backRequested' });
    return rendered;
  }

  it('is listed at the top in the words that stand beside each field (R9.9, R9.10)', () => {
    const { container } = comeBack();
    expect(allWords('link', missing())).toEqual([
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
      ...Array.from({ length: 4 }, () => 'Choose a file.'),
      'Tick this to confirm your income. You can go on without it.',
    ];
    const summary = screen.getByRole('region', { name: 'What is still missing' });
    const outside = [...container.querySelectorAll('p')].filter((each) => !summary.contains(each));
    expect(wordsOf(outside).filter((words) => beside.includes(words))).toEqual(beside);
  });

  it('leads to each field and forgets a line once it is done (R9.9)', async () => {
    const { sent, user } = comeBack();
    await user.click(missing().getByRole('link', { name: 'Operating Agreement: Choose a file.' }));
    expect(sent.slice(-2)).toEqual([
      { type: 'business.fieldAsked', field: 'document:operatingAgreement' },
      { type: 'business.fieldShown' },
    ]);
    expect(focused()).toBe('Choose file for Operating Agreement');
    await user.click(missing().getByRole('link', { name: 'Enter the business address.' }));
    expect(focused()).toBe('Business address');
    await user.paste('1 Main Street');
    expect(allWords('link', missing())).not.toContain('Enter the business address.');
  });
});
