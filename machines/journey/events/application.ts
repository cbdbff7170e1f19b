import { ADVANCE_MONTHS, CALCULATOR_THOUSAND_DOLLARS, PAYOUT_DOLLARS, PLAN_RANGES } from '#machines/constants.ts';
import {
  type AdvanceMonths,
  type BusinessTextField,
  DOCUMENT_SLOTS,
  type EligibilityQuestion,
  ENTITY_TYPES,
  type EntityType,
  type FilePlace,
  type FormField,
  OFFER_IDS,
  type OfferId,
  OWNER_TEXT_FIELDS,
  type OwnerTextField,
} from '#machines/domain/choices.ts';
import { type FileRef, ownerOfPlace } from '#machines/domain/documents.ts';
import type { PlanField } from '#machines/domain/forecast.ts';
import { visibleText } from '#machines/domain/text.ts';
import { creator, DISGUISED, FIRST_OWNER, PNG, pressing, services, TOO_LARGE } from './event.ts';

const PLAN_FIELD_NAMES: Readonly<Record<PlanField, string>> = {
  revenueDollars: 'the monthly revenue',
  changePercent: 'the change of revenue',
  changeMonth: 'the month of the change',
  changeLastsMonths: 'the months that the change lasts',
  costsDollars: 'the monthly costs',
  taxPercent: 'the part for taxes',
};

/** Events of the landing page's estimates (R3) and of the offers (R8). */
export const TERMS_EVENTS = {
  'calculator.revenueChanged': creator<{ thousandDollars: number }>('the monthly revenue is moved', 'monthly revenue', {
    samples: [{ thousandDollars: CALCULATOR_THOUSAND_DOLLARS.max + 1 }],
  }),
  'calculator.monthsChosen': creator<{ months: AdvanceMonths }>('an advance size is chosen', 'advance size', {
    sentence: (chosen) => `The creator chooses an advance of ${chosen.months} months`,
    shown: ['months'],
    samples: ADVANCE_MONTHS.map((chosen) => ({ months: chosen })),
  }),
  'payout.amountChanged': creator<{ amountDollars: number }>('an amount of future revenue is typed', 'future revenue', {
    samples: [{ amountDollars: PAYOUT_DOLLARS.max }],
  }),
  'payout.monthsChosen': creator<{ months: AdvanceMonths }>('a duration is chosen', 'duration', {
    sentence: (chosen) => `The creator chooses a payout of ${chosen.months} months`,
    shown: ['months'],
    samples: [{ months: 6 }],
  }),
  'eligibility.answered': creator<{ question: EligibilityQuestion; isMet: boolean }>(
    'a question of the eligibility check is answered',
    'eligibility answer',
    {
      sentence: ({ isMet }) => `The creator answers a question of the eligibility check with ${isMet ? 'Yes' : 'No'}`,
      shown: ['question'],
      samples: [{ question: 'revenue', isMet: false }],
    },
  ),
  'offers.selected': creator<{ offerId: OfferId }>('the creator selects an offer', 'offer selected', {
    sentence: ({ offerId }) => `The creator selects the offer ${offerId}`,
    shown: ['offerId'],
    samples: OFFER_IDS.map((offerId) => ({ offerId })),
  }),
  'plan.changed': creator<{ field: PlanField; value: number }>('a number of the estimate is changed', 'own numbers', {
    sentence: ({ field, value }) => `The creator sets ${PLAN_FIELD_NAMES[field]} to ${value}`,
    shown: ['field'],
    samples: [
      { field: 'revenueDollars', value: PLAN_RANGES.revenueDollars.min - 1 },
      { field: 'changePercent', value: PLAN_RANGES.changePercent.min },
    ],
  }),
  'offers.continued': pressing('Continue', ' on the offers'),
};

/** Valid, invalid and boundary values. */
const OWNER_FIELD_SAMPLES: Readonly<Record<OwnerTextField, readonly string[]>> = {
  name: ['Ada', ' '],
  percentage: ['24', '25', '100', '101', '', 'x'],
};
const BUSINESS_FIELD_NAMES: Readonly<Record<BusinessTextField, string>> = {
  legalName: 'legal name',
  ein: 'EIN',
  address: 'address',
};
const ownerPlace = `idDocument:${FIRST_OWNER}` as const;

const quoted = (value: string) => (visibleText(value) === '' ? 'nothing' : `"${value}"`);
const placeText = (where: FilePlace) => (ownerOfPlace(where) === null ? 'a business document' : 'the ID of an owner');

export const fileText = ({ name, sizeBytes }: { readonly name: string; readonly sizeBytes: number }) =>
  `The creator chooses the file ${name}${sizeBytes === 0 ? ', which is empty' : ''}`;

export const BUSINESS_EVENTS = {
  'business.entityTypeChosen': creator<{ entityType: EntityType }>('an entity type is chosen', 'entity type', {
    sentence: ({ entityType }) => `The creator chooses the entity type ${entityType}`,
    samples: [{ entityType: ENTITY_TYPES[0] }],
  }),
  'business.fieldChanged': creator<{ field: BusinessTextField; value: string }>(
    'the legal name, the EIN or the address is typed',
    'name, EIN or address',
    {
      sentence: (event) => `The creator types ${quoted(event.value)} as the ${BUSINESS_FIELD_NAMES[event.field]}`,
      shown: ['field'],
      samples: [
        { field: 'legalName', value: 'Demo Creator LLC' },
        { field: 'ein', value: '12-3456789' },
        { field: 'ein', value: '1-23456789' },
        { field: 'address', value: '1 Main Street' },
        { field: 'address', value: ' ' },
      ],
    },
  ),
  'business.fieldTouched': creator<{ field: FormField }>(
    'a field of the form with something in it is left',
    'field left',
    { shown: ['field'], samples: [{ field: 'ein' }] },
  ),
  'business.fieldRequested': creator<{ field: FormField }>(
    'the creator selects an item in the list of what is missing',
    'missing item',
    { shown: ['field'], samples: [{ field: 'ein' }] },
  ),
  'business.fieldShown': services('the form has shown the field', 'field shown'),
  'business.ownerAdded': creator('the creator adds an owner', 'owner added'),
  'business.ownerRemoved': creator<{ ownerId: string }>('the creator removes an owner', 'owner removed', {
    samples: [{ ownerId: FIRST_OWNER }],
  }),
  'business.ownerChanged': creator<{ ownerId: string; field: OwnerTextField; value: string }>(
    'the name or the stake of an owner is typed',
    'owner name or stake',
    {
      sentence: (event) => `The creator types ${quoted(event.value)} as the ${event.field} of an owner`,
      shown: ['field'],
      samples: OWNER_TEXT_FIELDS.flatMap((text) =>
        OWNER_FIELD_SAMPLES[text].map((value) => ({ ownerId: FIRST_OWNER, field: text, value })),
      ),
    },
  ),
  'business.fileChosen': creator<{ place: FilePlace; file: FileRef }>(
    'a document or an ID is chosen',
    'document or ID chosen',
    {
      sentence: (event) => `${fileText(event.file)} as ${placeText(event.place)}`,
      shown: ['place'],
      samples: [
        { place: ownerPlace, file: PNG },
        { place: ownerPlace, file: DISGUISED },
        ...DOCUMENT_SLOTS.map((slot) => ({ place: slot, file: TOO_LARGE })),
        { place: 'taxReturn', file: PNG },
      ],
    },
  ),
  'business.fileRemoved': creator<{ place: FilePlace }>('a document or an ID is removed', 'document or ID removed', {
    sentence: (event) => `The creator removes ${placeText(event.place)}`,
    shown: ['place'],
    samples: [{ place: ownerPlace }, { place: 'taxReturn' }],
  }),
  'removal.undone': creator('the creator undoes a removal', 'Undo'),
  'business.incomeConfirmationChanged': creator<{ isConfirmed: boolean }>(
    'the income confirmation is ticked or unticked',
    'income confirmation',
    {
      sentence: ({ isConfirmed }) => `The creator ${isConfirmed ? 'ticks' : 'unticks'} the confirmation of the income`,
      samples: [true, false].map((isConfirmed) => ({ isConfirmed })),
    },
  ),
  'business.authorizationChanged': creator<{ isGiven: boolean }>(
    'the authorization box is ticked or unticked',
    'authorization box',
    {
      sentence: ({ isGiven }) => `The creator ${isGiven ? 'ticks' : 'unticks'} the authorization`,
      samples: [true, false].map((isGiven) => ({ isGiven })),
    },
  ),
  'business.continued': pressing('Continue', ' on the business information'),
};
