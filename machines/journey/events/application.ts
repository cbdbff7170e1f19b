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
import { creator, DISGUISED, FIRST_OWNER, PNG, buttonPress, services, TOO_LARGE } from './event.ts';

const PLAN_FIELD_NAMES: Readonly<Record<PlanField, string>> = {
  revenueDollars: 'the monthly revenue',
  changePercent: 'the revenue change',
  changeMonth: 'the starting month of the change',
  changeLastsMonths: 'the length of the change in months',
  costsDollars: 'the monthly costs',
  taxPercent: 'the tax percentage',
};

/** Events for the landing page's estimates (R3) and the offers (R8). */
export const TERMS_EVENTS = {
  'calculator.revenueChanged': creator<{ thousandDollars: number }>(
    'the creator moves the monthly revenue slider',
    'monthly revenue',
    {
      samples: [{ thousandDollars: CALCULATOR_THOUSAND_DOLLARS.max + 1 }],
    },
  ),
  'calculator.monthsChosen': creator<{ months: AdvanceMonths }>('the creator chooses an advance size', 'advance size', {
    sentence: (chosen) => `The creator chooses a ${chosen.months}-month advance`,
    shown: ['months'],
    samples: ADVANCE_MONTHS.map((chosen) => ({ months: chosen })),
  }),
  'payout.amountChanged': creator<{ amountDollars: number }>(
    'the creator types an amount of future revenue',
    'future revenue',
    {
      samples: [{ amountDollars: PAYOUT_DOLLARS.max }],
    },
  ),
  'payout.monthsChosen': creator<{ months: AdvanceMonths }>('the creator chooses a duration', 'duration', {
    sentence: (chosen) => `The creator chooses a ${chosen.months}-month duration`,
    shown: ['months'],
    samples: [{ months: 6 }],
  }),
  'eligibility.answered': creator<{ question: EligibilityQuestion; isMet: boolean }>(
    'the creator answers an eligibility question',
    'eligibility answer',
    {
      sentence: ({ isMet }) => `The creator answers ${isMet ? 'Yes' : 'No'} to an eligibility question`,
      shown: ['question'],
      samples: [{ question: 'revenue', isMet: false }],
    },
  ),
  'offers.selected': creator<{ offerId: OfferId }>('the creator selects an offer', 'offer selected', {
    sentence: ({ offerId }) => `The creator selects the ${offerId} offer`,
    shown: ['offerId'],
    samples: OFFER_IDS.map((offerId) => ({ offerId })),
  }),
  'plan.changed': creator<{ field: PlanField; value: number }>(
    'the creator changes a number in the estimate',
    'estimate changed',
    {
      sentence: ({ field, value }) => `The creator sets ${PLAN_FIELD_NAMES[field]} to ${value}`,
      shown: ['field'],
      samples: [
        { field: 'revenueDollars', value: PLAN_RANGES.revenueDollars.min - 1 },
        { field: 'changePercent', value: PLAN_RANGES.changePercent.min },
      ],
    },
  ),
  'offers.continued': buttonPress('Continue', ' on the offers screen'),
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

const quote = (value: string) => (visibleText(value) === '' ? 'a blank' : `"${value}"`);
const placeText = (place: FilePlace) => (ownerOfPlace(place) === null ? 'a business document' : 'an owner’s ID');

export const fileText = ({ name, sizeBytes }: { readonly name: string; readonly sizeBytes: number }) =>
  `The creator chooses the ${sizeBytes === 0 ? 'empty ' : ''}file ${name}`;

export const BUSINESS_EVENTS = {
  'business.entityTypeChosen': creator<{ entityType: EntityType }>(
    'the creator chooses an entity type',
    'entity type',
    {
      sentence: ({ entityType }) => `The creator chooses the entity type ${entityType}`,
      samples: [{ entityType: ENTITY_TYPES[0] }],
    },
  ),
  'business.fieldChanged': creator<{ field: BusinessTextField; value: string }>(
    'the creator types the legal name, EIN or address',
    'name, EIN or address',
    {
      sentence: (event) => `The creator types ${quote(event.value)} as the ${BUSINESS_FIELD_NAMES[event.field]}`,
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
  'business.fieldTouched': creator<{ field: FormField }>('the creator leaves a filled-in field', 'field left', {
    shown: ['field'],
    samples: [{ field: 'ein' }],
  }),
  'business.fieldRequested': creator<{ field: FormField }>(
    'the creator selects a missing item',
    'missing item selected',
    {
      shown: ['field'],
      samples: [{ field: 'ein' }],
    },
  ),
  'business.fieldShown': services('the form shows the requested field', 'field shown'),
  'business.ownerAdded': creator('the creator adds an owner', 'owner added'),
  'business.ownerRemoved': creator<{ ownerId: string }>('the creator removes an owner', 'owner removed', {
    samples: [{ ownerId: FIRST_OWNER }],
  }),
  'business.ownerChanged': creator<{ ownerId: string; field: OwnerTextField; value: string }>(
    'the creator types an owner’s name or percentage',
    'owner name or percentage',
    {
      sentence: (event) => `The creator types ${quote(event.value)} as an owner’s ${event.field}`,
      shown: ['field'],
      samples: OWNER_TEXT_FIELDS.flatMap((text) =>
        OWNER_FIELD_SAMPLES[text].map((value) => ({ ownerId: FIRST_OWNER, field: text, value })),
      ),
    },
  ),
  'business.fileChosen': creator<{ place: FilePlace; file: FileRef }>(
    'the creator chooses a document or an ID',
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
  'business.fileRemoved': creator<{ place: FilePlace }>(
    'the creator removes a document or an ID',
    'document or ID removed',
    {
      sentence: (event) => `The creator removes ${placeText(event.place)}`,
      shown: ['place'],
      samples: [{ place: ownerPlace }, { place: 'taxReturn' }],
    },
  ),
  'removal.undone': creator('the creator undoes a removal', 'Undo'),
  'business.incomeConfirmationChanged': creator<{ isConfirmed: boolean }>(
    'the creator checks or unchecks the income confirmation box',
    'income confirmation box',
    {
      sentence: ({ isConfirmed }) => `The creator ${isConfirmed ? 'checks' : 'unchecks'} the income confirmation box`,
      samples: [true, false].map((isConfirmed) => ({ isConfirmed })),
    },
  ),
  'business.authorizationChanged': creator<{ isGiven: boolean }>(
    'the creator checks or unchecks the authorization box',
    'authorization box',
    {
      sentence: ({ isGiven }) => `The creator ${isGiven ? 'checks' : 'unchecks'} the authorization box`,
      samples: [true, false].map((isGiven) => ({ isGiven })),
    },
  ),
  'business.continued': buttonPress('Continue', ' on the business information screen'),
};
