import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_ADVISED_BYTES, OWNER_ID_ADVISED_BYTES } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { button, descriptionOf, fillIn, shownOf, wordsOf, said } from './seen.ts';

const renderDetails = () => renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
const nameOf = (owner: number) => screen.getByLabelText<HTMLInputElement>(`Owner ${owner} full name`);
const owners = () => screen.getAllByRole('group', { name: /^Owner \d+$/ });
const ownerCount = () => shownOf(['2 owners listed', '3 owners listed']);

describe('the owners', () => {
  it('are one at first, who cannot be removed and is named once to the eye (R9.4)', () => {
    renderDetails();
    const [owner] = owners();
    const labels = [...(owner?.querySelectorAll('label, :scope fieldset legend') ?? [])];
    expect(labels.map(({ textContent }) => textContent)).toEqual(['full name', 'percentage', 'Owner 1 ID document']);
    expect([nameOf(1), screen.getByLabelText('Owner 1 percentage')]).toEqual(
      within(owner as HTMLElement).getAllByRole('textbox'),
    );
    expect(screen.getByRole('group', { name: 'Owner 1 ID document' })).toBeDefined();
    expect([owners().length, screen.queryAllByRole('button', { name: /^Remove owner/ })]).toEqual([1, []]);
  });

  it('are added blank, with the focus on the name of the new one, and removed with the focus on the row before (R9.4)', async () => {
    const { sent, user } = renderDetails();
    button('Add Another Owner').focus();
    await user.keyboard('{Enter}');
    expect([document.activeElement, nameOf(2).value, ownerCount()]).toEqual([nameOf(2), '', ['2 owners listed']]);
    await user.click(button('Add Another Owner'));
    button('Remove owner 3').focus();
    await user.keyboard(' ');
    expect([owners().length, document.activeElement]).toEqual([2, owners()[1]]);
    expect(sent.filter(({ type }) => type !== 'business.fieldTouched')).toEqual([
      { type: 'business.ownerAdded' },
      { type: 'business.ownerAdded' },
      { type: 'business.ownerRemoved', ownerId: 'owner-3' },
    ]);
  });

  it('leave the focus on who is first now when the first is removed (R9.4)', async () => {
    const { user } = renderDetails();
    await user.click(button('Add Another Owner'));
    await fillIn(user, nameOf(2), 'Grace');
    await user.click(button('Remove owner 1'));
    expect([nameOf(1).value, document.activeElement, ownerCount()]).toEqual(['Grace', owners()[0], []]);
    expect(screen.queryAllByRole('button', { name: /^Remove owner/ })).toEqual([]);
  });

  const NOT_WHOLE = 'Enter a whole number from 25 to 100, such as 50.';
  it.each([
    ['60%', ''],
    [' 50', ''],
    ['６０', ''],
    ['33.3', NOT_WHOLE],
    ['33,3', NOT_WHOLE],
    ['60 percent', NOT_WHOLE],
    ['050', 'Enter the percentage without a zero in front.'],
    [`1${'0'.repeat(25)}`, 'Enter a whole percentage from 25 to 100.'],
  ])('keep the percentage %j as pasted, with the message "%s" at once (R9.4, R20.4)', async (pasted, message) => {
    const { user } = renderDetails();
    const percentage = screen.getByLabelText<HTMLInputElement>('Owner 1 percentage');
    await fillIn(user, percentage, '40');
    percentage.select();
    await user.paste(pasted);
    expect(percentage.value).toBe(pasted);
    expect(descriptionOf(percentage)).toBe(message);
    expect(screen.queryByText(/add up to/)).toBeNull();
  });

  it('are said calmly to have more than the whole (R9.4)', () => {
    const { journey } = renderDetails();
    journey.send({ type: 'business.ownerAdded' });
    const have = (percentages: readonly string[]) =>
      percentages.forEach((percentage, index) =>
        journey.send({
          type: 'business.ownerChanged',
          ownerId: `owner-${index + 1}`,
          field: 'percentage',
          value: percentage,
        }),
      );
    have(['80', '20']);
    expect(screen.queryByText(/add up to/)).toBeNull();
    have(['80', '40']);
    const excess = "The percentages add up to 120%. They can't be more than 100%.";
    const last = screen.getByLabelText(/^Owner 2 percentage/i);
    const isSaid = () => [said('alert'), last.getAttribute('aria-describedby')];
    expect(isSaid()).toEqual([excess, screen.getByRole('alert').id]);
    journey.send({ type: 'business.ownerAdded' });
    expect(isSaid()).toEqual([excess, screen.getByRole('alert').id]);
  });
});

const TAX_HINT = 'The first 2 pages of your Schedule C, 1120-S or 1065, showing total gross income.';
const ID_HINT = 'PDF, JPG or PNG, max 5MB';
const ID_LABEL = 'Owner 1 ID document';
const PLACES = [
  ['Articles of Organization (Required for LLC)', [], 'articlesOfOrganization'],
  ['Business Registration', [], 'businessRegistration'],
  ['Operating Agreement', [], 'operatingAgreement'],
  ['2025 tax return', [TAX_HINT], 'taxReturn'],
  [ID_LABEL, [ID_HINT], 'idDocument:owner-1'],
] as const;

const OTHER = { ...PNG, content: 'webPage' } as const;
const PICTURE_REFUSED =
  'Only PDF files are accepted. This is a PNG picture. Open it, choose Print, then save it as a PDF and choose that.';
const OTHER_REFUSED =
  'Only PDF, JPG and PNG files are accepted. This is a web page, often a sign-in page saved instead of the document. Sign in there, download the document again, then choose it.';

const place = (label: string) => within(screen.getByRole('group', { name: label }));
const picker = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const sentences = (label: string) => wordsOf(screen.getByRole('group', { name: label }).querySelectorAll('p'));

describe('a place for a file', () => {
  it.each(PLACES)('named "%s" takes what it says, and lets it go again (R9.4, R9.5, R9.6)', async (...given) => {
    const [label, hints, where] = given;
    const { sent, user } = renderDetails();
    expect(screen.getByRole('group', { name: 'Documents' }).textContent).toContain('Each a PDF, max 10MB.');
    expect(sentences(label)).toEqual(hints);
    const accepted = picker(label).accept.split(',');
    const taken = ['application/pdf', 'image/png'].map((type) => accepted.includes(type));
    expect(taken).toEqual([true, label.includes('ID')]);
    await user.upload(picker(label), new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }));
    await place(label).findByText('paper.pdf');
    await user.click(button(`Remove for ${label}`));
    const file = { ...PDF, id: 'file-paper.pdf', name: 'paper.pdf', sizeBytes: 4 };
    const chosen = { type: 'business.fileChosen', place: where, file };
    expect(sent).toEqual([chosen, { type: 'business.fileRemoved', place: where }]);
    expect(place(label).queryByText('paper.pdf')).toBeNull();
  });

  const ADVICE = 'We accept it, but a smaller copy is easier to review.';
  const choosing = {
    'Operating Agreement': { type: 'business.fileChosen', place: 'operatingAgreement' },
    [ID_LABEL]: { type: 'business.fileChosen', place: 'idDocument:owner-1' },
  } as const;
  it.each([
    ['Operating Agreement', PDF, PNG, PICTURE_REFUSED, DOCUMENT_ADVISED_BYTES, '10MB'],
    [ID_LABEL, PNG, OTHER, OTHER_REFUSED, OWNER_ID_ADVISED_BYTES, '5MB'],
  ] as const)(
    'named "%s" says why a file was refused, keeps what was there, and warns of a large one (R9.4, R9.5)',
    (label, taken, refused, refusal, advised, size) => {
      const notAdded = `“${refused.name}” was not added.`;
      const { journey } = renderDetails();
      const large = { ...taken, sizeBytes: advised + 1 };
      const seen = [taken, refused, { ...taken, sizeBytes: 0, content: 'other' as const }, large].map((file) => {
        journey.send({ ...choosing[label], file });
        return [
          ...sentences(label).filter((words) => words !== ID_HINT),
          ...wordsOf(place(label).getAllByText(taken.name)),
        ];
      });
      expect(seen).toEqual([
        [taken.name],
        [`${notAdded} ${refusal}`, taken.name],
        [`“${taken.name}” was not added. This file is empty. Choose another file.`, taken.name],
        [`This file is larger than ${size}. ${ADVICE}`, taken.name],
      ]);
    },
  );
});
