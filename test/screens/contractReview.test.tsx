import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReviewPart } from '#machines/journey/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

vi.mock(import('#src/components/pdf/PdfViewer.tsx'), () => import('#test/support/fakePdfViewer.tsx'));
vi.mock('#src/components/Confetti.tsx', () => ({ Confetti: () => null }));

const pdf = (name: string, sizeBytes: number) =>
  ({ id: name, name, sizeBytes, mimeType: 'application/pdf', content: 'pdf' }) as const;

afterEach(() => {
  vi.restoreAllMocks();
});

/** The contract screen of a creator who has chosen the six-month offer and filled in a part of the business form. */
async function openReview(options: JourneyOptions = {}) {
  const view = renderScreen(<ContractScreen />, ROUTES.offers.path, options);
  const { journey } = view;
  journey.send({ type: 'offers.selected', offerId: '6-month' });
  journey.open(ROUTES.entityDetails.path);
  journey.send({ type: 'business.entityTypeChosen', entityType: 'llc' });
  journey.send({ type: 'business.fieldChanged', field: 'ein', value: '123456789' });
  journey.send({ type: 'business.fieldChanged', field: 'address', value: '12 Harbour Street\nPortland' });
  journey.send({ type: 'business.ownerNameChanged', ownerId: 'owner-1', name: 'Dana Example' });
  journey.send({ type: 'business.ownerPercentageChanged', ownerId: 'owner-1', percentage: '60' });
  journey.send({ type: 'business.documentChosen', slot: 'taxReturn', file: pdf('return.pdf', 2_345_678) });
  journey.open(ROUTES.contract.path);
  await journey.settle();
  return view;
}

async function openBlank() {
  const view = renderScreen(<ContractScreen />, ROUTES.contract.path);
  await view.journey.settle();
  return view;
}

/** A part of the review by its heading. */
function part(name: string) {
  const section = screen.getByRole('heading', { level: 3, name }).closest('section');
  if (section === null) throw new Error(`${name} is no part`);
  return within(section);
}

const definitions = (name: string) => [
  part(name)
    .getAllByRole('term')
    .map((term) => term.textContent),
  part(name)
    .getAllByRole('definition')
    .map((definition) => definition.textContent),
];

describe('When the contract is checked before signing', () => {
  it('shows the figures of the chosen offer (R8.1, R8.2, R12.1)', async () => {
    await openReview();
    expect(definitions('Offer')).toEqual([
      ['You receive', 'You repay in total', 'Fee', 'Of each payout'],
      [
        '$450,000',
        'The 6-month offer',
        '$500,000',
        'About 6.7 months at your projected revenue',
        '$50,000',
        '10% of projected revenue, in the total',
        '90%',
        '$75,000 a month as projected; 10% is paid to you',
      ],
    ]);
    expect(screen.getByText('You receive $450,000. You repay $500,000 from your Patreon payouts.').tagName).toBe('P');
  });

  it('shows the business with its EIN masked, and the documents given and missing (R9.1 to R9.6, R12.1)', async () => {
    await openReview();
    expect(definitions('Business')).toEqual([
      [
        'Entity type',
        'Employer identification number (EIN)',
        'Business address',
        'Owners',
        'Articles of Organization (Required for LLC)',
        'Business Registration',
        'Operating Agreement',
        '2025 tax return',
        'Owner 1 ID document',
      ],
      [
        'LLC',
        '••-•••6789Ending in 6789Show the EIN',
        '12 Harbour Street\nPortland',
        'Dana Example60%',
        'Not given',
        'Not given',
        'Not given',
        'return.pdf2.2 MB',
        'Not given',
      ],
    ]);
  });

  it('shows the whole EIN when asked (R9.2)', async () => {
    const { user } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Show the EIN' }));
    expect(part('Business').getAllByRole('definition')[1]?.textContent).toBe('12-3456789Hide the EIN');
  });

  it('names what is missing, without barring the way (R9.9, R9.10)', async () => {
    await openReview();
    expect(
      screen.getByText(
        'Still missing or not acceptable: owners, Articles of Organization (Required for LLC), Business Registration, Operating Agreement, income confirmation, and authorization. For this demonstration you can sign all the same.',
      ).tagName,
    ).toBe('DIV');
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false);
  });

  it.each<[string, ReviewPart, string]>([
    ['Change offer', 'offer', ROUTES.offers.path],
    ['Change business details', 'business', ROUTES.entityDetails.path],
    ['Change IRS form', 'irsForm', ROUTES.signIrsForm.path],
  ])('leads with %s to its screen, and Back returns (R12.1, R15.1)', async (name, changed, path) => {
    const { journey, sent, user } = await openReview();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    await user.click(screen.getByRole('link', { name }));
    expect(sent.at(-1)).toEqual({ type: 'contract.changeRequested', part: changed });
    expect(journey.path()).toBe(path);
    journey.send({ type: 'navigation.backRequested' });
    expect(journey.path()).toBe(ROUTES.contract.path);
  });

  it('offers no change while the contract is being signed (R12.5)', async () => {
    const { user } = await openReview({ outside: { signContract: 'never' } });
    await user.click(screen.getByRole('checkbox'));
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Dana Example{Enter}');
    expect(screen.queryAllByRole('link', { name: /^Change/ })).toEqual([]);
    expect(screen.queryByText('Not everything is here')).toBeNull();
  });

  it('has no accessibility violation (R12.1)', async () => {
    const { container } = await openReview();
    await expectNoAxeViolations(container);
  });
});

describe('When nothing is filled in before the contract', () => {
  it('leads to the offers, from where Back returns (R8.3, R12.1)', async () => {
    const { journey, user } = await openBlank();
    expect(part('Offer').getByText('No offer is chosen').tagName).toBe('P');
    expect(screen.queryByRole('link', { name: 'Change offer' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Choose an offer' }));
    expect(journey.path()).toBe(ROUTES.offers.path);
    journey.send({ type: 'navigation.backRequested' });
    expect(journey.path()).toBe(ROUTES.contract.path);
  });

  it('says of each part that it is not given (R9.9, R12.1)', async () => {
    await openBlank();
    expect(definitions('Business')[1]).toEqual([
      'Not given',
      'Not given',
      'Not given',
      'Owner 1, unnamedwithout a percentage',
      ...Array.from({ length: 5 }, () => 'Not given'),
    ]);
    expect(definitions('IRS form')).toEqual([['Signed form 4506-T'], ['Not uploaded; it is optional']]);
  });

  it('does not show half an EIN as one (R9.2)', async () => {
    const { journey } = await openBlank();
    journey.open(ROUTES.entityDetails.path);
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-34' });
    journey.open(ROUTES.contract.path);
    expect(part('Business').getAllByRole('definition')[1]?.textContent).toBe('This is not a whole EIN.');
  });
});

describe('The consent to electronic records', () => {
  it('is told before the agreement and asks for nothing of its own (R12.2, R12.4)', async () => {
    const { user } = await openReview();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['Check before signing', 'Consent to electronic records', 'The agreement', 'Sign']);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.queryAllByText('Version 2026-11')).toHaveLength(1);
    expect(screen.queryAllByText('Ticking it also gives your consent to electronic records, above.')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox'));
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Dana Example');
    expect(screen.getByRole('button', { name: 'Submit signed contract' }).hasAttribute('aria-disabled')).toBe(false);
  });

  it('can be printed with the agreement (R12.1)', async () => {
    const print = vi.fn(() => {});
    window.print = print;
    const { user } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Print consent and agreement' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
