import type { EntityType, OfferId } from './choices.ts';
import { type BusinessDetails, parseEin } from './business.ts';
import { visibleText } from './text.ts';

/** The data of a filled-in IRS form; missing values stay blank (R10.3). */
export type IrsFormCopy = {
  readonly business: Pick<BusinessDetails, 'entityType' | 'legalName' | 'ein' | 'address'>;
  readonly taxYear: number;
  readonly documentId: string | null;
};

/** The data of a signed contract's copy; times are ISO with UTC offset (R12.5). */
export type SignedContractCopy = {
  readonly documentId: string;
  readonly signature: string;
  readonly offerId: OfferId | null;
  readonly business: BusinessDetails;
  readonly signedAt: string;
} & Readonly<Record<'openedAt' | 'readAt' | 'agreedAt', string | null>>;

export type IrsLine = '1a' | '1b' | '2a' | '2b' | '3' | '4' | '5' | '6' | '6a' | '6b' | '6c' | '7' | '8' | '9';

const CHECK_MARK = 'X';
const LAST_DAY_OF_YEAR = '12/31';

/** The tax return that each entity type files; an LLC's depends on owners and elections we don't ask about (R18.6). */
const TAX_FORMS: Readonly<Record<EntityType, string>> = {
  'sole-proprietorship': '1040',
  llc: '',
  corporation: '1120',
  partnership: '1065',
  's-corporation': '1120-S',
};

/** Fills in a request for the tax year's return transcript; invalid input leaves a line blank (R10.3, R18.6). */
export function irsFormAnswers({ business, taxYear, documentId }: IrsFormCopy) {
  const { entityType, legalName, ein, address } = business;
  return {
    '1a': joinLines(legalName),
    '1b': parseEin(ein) ?? '',
    '3': joinLines(address),
    '5': documentId?.replaceAll(/\D/g, '') ?? '',
    '6': entityType === null ? '' : TAX_FORMS[entityType],
    '6a': CHECK_MARK,
    '9': `${LAST_DAY_OF_YEAR}/${taxYear}`,
  } satisfies Partial<Record<IrsLine, string>>;
}

function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' ').replace(/,$/, ''));
  return lines.filter((line) => visibleText(line) !== '').join(', ');
}
