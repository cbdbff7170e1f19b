import { einProblem, formatEin } from './ein.ts';
import type { IrsFormCopy } from './copies.ts';
import { visibleText } from './text.ts';
import type { EntityType } from '#machines/domain/choices.ts';

/** The lines of Form 4506-T, in its order (R10.1). */
export type IrsLine = '1a' | '1b' | '2a' | '2b' | '3' | '4' | '5' | '6' | '6a' | '6b' | '6c' | '7' | '8' | '9';

const TICKED = 'X';
const LAST_DAY_OF_YEAR = '12/31';

/** The return that a business files. An LLC files by its owners and its tax election, which are not asked (R18.6). */
const RETURN_OF: Readonly<Record<EntityType, string>> = {
  'sole-proprietorship': '1040',
  llc: '',
  corporation: '1120',
  partnership: '1065',
  's-corporation': '1120-S',
};

/**
 * What stands on each line that can be filled in, empty where nothing acceptable was typed: the return transcript of the
 * year before, by entity type (R10.3, R18.6).
 */
export function irsFormAnswers({ business, taxYear, documentId }: IrsFormCopy) {
  const { entityType, legalName, ein, address } = business;
  return {
    '1a': onOneLine(legalName),
    '1b': einProblem(ein) === null ? formatEin(ein) : '',
    '3': onOneLine(address),
    '5': documentId?.replaceAll(/\D/g, '') ?? '',
    '6': entityType === null ? '' : RETURN_OF[entityType],
    '6a': TICKED,
    '9': `${LAST_DAY_OF_YEAR}/${taxYear}`,
  } satisfies Partial<Record<IrsLine, string>>;
}

function onOneLine(address: string): string {
  const lines = address.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' ').replace(/,$/, ''));
  return lines.filter((line) => visibleText(line) !== '').join(', ');
}
