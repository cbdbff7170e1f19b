import { describe, expect, it } from 'vitest';
import { type IrsFormCopy, irsFormAnswers } from '#machines/domain/copies.ts';
import { ENTITY_TYPES } from '#machines/domain/choices.ts';

const NOTHING: IrsFormCopy = {
  business: { entityType: null, legalName: '', ein: '', address: '' },
  taxYear: 2025,
  documentId: null,
};
const withBusiness = (business: Partial<IrsFormCopy['business']>) =>
  irsFormAnswers({ ...NOTHING, business: { ...NOTHING.business, ...business } });

describe('Lines of the IRS form', () => {
  it('show only the transcript and the year if nothing is entered (R10.3)', () => {
    const known = { '6a': 'X', '9': '12/31/2025' };
    expect(irsFormAnswers(NOTHING)).toEqual({ '1a': '', '1b': '', '3': '', '5': '', '6': '', ...known });
  });

  it('name the tax return of every entity type except an LLC (R9.1, R18.6)', () => {
    const returns = ENTITY_TYPES.map((entityType) => `${entityType} ${withBusiness({ entityType })['6']}`);
    const sole = 'sole-proprietorship 1040';
    expect(returns).toEqual([sole, 'llc ', 'corporation 1120', 'partnership 1065', 's-corporation 1120-S']);
  });

  it.each([
    ['123456789', '12-3456789'],
    ['12-34', ''],
  ])('show the EIN %j as %j (R9.2, R10.3)', (ein, answer) => {
    expect(withBusiness({ ein })['1b']).toBe(answer);
  });

  it.each([
    ['1 Main Street\nSpringfield, IL 62701', '1 Main Street, Springfield, IL 62701'],
    [' 1  Main Street, \n\n Springfield ', '1 Main Street, Springfield'],
    [' \n\u200B', ''],
  ])('show the address %j on one line (R9.3, R10.3)', (address, answer) => {
    expect(withBusiness({ address })['3']).toBe(answer);
  });

  it('show the legal name without extra spaces (R18.6)', () => {
    expect(withBusiness({ legalName: ' Quill  Media LLC ' })['1a']).toBe('Quill Media LLC');
  });

  it('use the digits of the document id as the customer file number (R10.3)', () => {
    expect(irsFormAnswers({ ...NOTHING, documentId: 'CCA-7305' })['5']).toBe('7305');
  });
});
