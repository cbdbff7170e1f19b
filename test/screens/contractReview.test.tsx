import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { CONTRACT_REVIEW as WORDS, ELECTRONIC_CONSENT } from '#src/content/contractReview.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { PLAN } from '#src/content/plan.ts';
import { typeAddress, typeEin, chooseDocument } from '#test/journey/businessSamples.ts';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { visit } from '#test/journey/samples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { DETAILS_GIVEN, OFFER_CHOSEN, openScreen, SOLE_PROPRIETOR } from './openScreen.tsx';
import { button, linksIn, valuesIn, visibleSentences } from './queries.ts';

const EIN = ENTITY_DETAILS.business.ein;
const NOT_GIVEN = 'Not given';
const reviewSection = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('section') ?? document.body;
const businessValues = () => valuesIn(reviewSection('Business'));
const missingDetailsText = (count: number) => WORDS.missing(Array.from({ length: count }, () => ''));
const changeLinks = () => Object.entries(linksIn()).filter(([name]) => name.startsWith('Change'));
const planSectionText = () =>
  screen.queryByRole('heading', { name: PLAN.heading, level: 4 })?.closest('section')?.textContent;

describe('Review before signing', () => {
  it('labels every figure in the offer (R8.1, R8.2, R12.1, R19.1)', async () => {
    await openScreen('contract', OFFER_CHOSEN);
    expect(valuesIn(reviewSection('Offer'))).toEqual({
      'You receive': '$450,000',
      'You repay in total': '$500,000',
      Fee: '$50,000',
      'Estimated APR': '33.8%',
      'Share of payouts': '90%',
    });
    const notes = [
      'In about 6.7 months, as projected',
      '10% of projected revenue',
      'About $75,000 a month. You keep 10%.',
    ];
    expect(visibleSentences(notes)).toEqual(notes);
    expect(visibleSentences([missingDetailsText(10)])).toHaveLength(1);
  });

  it('masks the EIN until it is revealed and lists each document (R9.2, R9.5, R9.6, R12.1)', async () => {
    const file = { ...PDF, name: 'return.pdf', sizeBytes: 2_345_678 };
    const { user } = await openScreen('contract', [...DETAILS_GIVEN, chooseDocument('taxReturn', file)]);
    const names = ENTITY_DETAILS.documents.names(2025);
    expect(businessValues()).toEqual({
      'Entity type': 'LLC',
      [EIN]: `••-•••6789ending in 6789${COMPONENT_WORDS.ein.show}`,
      'Business address': '1 Main Street\nSpringfield',
      Owners: 'Ada Lovelace60%',
      [names.articlesOfOrganization]: 'signed.pdf1000 bytes',
      [names.businessRegistration]: 'signed.pdf1000 bytes',
      [names.operatingAgreement]: 'signed.pdf1000 bytes',
      [names.taxReturn]: 'return.pdf2.2 MB',
      'Owner 1 ID document': 'signed.pdf1000 bytes',
    });
    expect(document.body.textContent).not.toContain('12-3456789');
    await user.click(button(COMPONENT_WORDS.ein.show));
    expect(businessValues()[EIN]).toBe(`12-3456789${COMPONENT_WORDS.ein.hide}`);
  });

  it('marks missing details and links to the offers (R8.3, R9.9, R12.1)', async () => {
    await openScreen('contract');
    const { Owners, ...others } = businessValues();
    expect(Owners).toBe('Owner 1: no name givenNo percentage given');
    expect(new Set(Object.values(others))).toEqual(new Set([NOT_GIVEN]));
    expect(valuesIn(reviewSection('IRS form'))).toEqual({ [WORDS.irsForm.name]: WORDS.irsForm.none });
    expect(linksIn()).toMatchObject({ 'Choose an offer': ROUTES.offers.path });
  });

  it('treats a partial EIN as incomplete and invisible characters as missing (R9.2, R20.1)', async () => {
    await openScreen('contract', [visit(ROUTES.entityDetails.path), typeEin('12-34'), typeAddress('\u200B')]);
    const expected = { [EIN]: WORDS.business.einMalformed, 'Business address': NOT_GIVEN };
    expect(businessValues()).toMatchObject(expected);
  });

  it('hides the Change links while the contract is being signed (R12.5)', async () => {
    await openScreen('contract', [...OFFER_CHOSEN, ...SIGNING], { services: { signContract: 'never' } });
    expect(changeLinks()).toEqual([]);
    expect(visibleSentences([missingDetailsText(10)])).toEqual([]);
  });

  it('is followed by the electronic consent, which can be printed (R12.1, R12.2)', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openScreen('contract');
    expect(visibleSentences([ELECTRONIC_CONSENT.version])).toHaveLength(1);
    await user.click(button(ELECTRONIC_CONSENT.print));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('Plan estimate in the review', () => {
  it('uses the sample revenue until the creator changes a number (R19.1, R19.3)', async () => {
    const { sent, user } = await openScreen('contract', OFFER_CHOSEN);
    expect(planSectionText()).toContain(
      "With the sample's revenue, all is repaid in month 7. Your lowest month is month 1: $8,333 is left for you. Estimated APR 33.8%.",
    );
    expect(planSectionText()).toContain(PLAN.outcome.basis(false));
    await user.click(screen.getByText(PLAN.outcome.change(false)));
    act(() => screen.getByRole('slider', { name: PLAN.change }).focus());
    await user.keyboard('{Home}');
    expect(sent.at(-1)).toEqual({ type: 'plan.changed', field: 'changePercent', value: -60 });
    expect(planSectionText()).toContain('With your numbers, all is repaid in month 14.');
  });

  it.each([
    ['for a sole proprietor', [...SOLE_PROPRIETOR, ...OFFER_CHOSEN]],
    ['after signing', [...OFFER_CHOSEN, ...SIGNING]],
  ])('is hidden %s (R16.1, R19.3)', async (_when, events) => {
    await openScreen('contract', events);
    expect(planSectionText()).toBeUndefined();
  });
});
