import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const renderDetails = () => renderScreen(<EntityDetailsScreen />, ROUTES.entityDetails.path);
const nameOf = (owner: number) => screen.getByLabelText<HTMLInputElement>(`Owner ${owner} full name`);
const percentageOf = (owner: number) => screen.getByLabelText<HTMLInputElement>(`Owner ${owner} percentage`);
const owners = () => screen.getAllByRole('group', { name: /^Owner \d+$/ });
const removeButtons = () => screen.queryAllByRole('button', { name: /^Remove owner/ });
const addButton = () => screen.getByRole('button', { name: 'Add Another Owner' });
const REFUSED = 'Enter a whole percentage from 25 to 100.';

describe('When there is one owner', () => {
  it('cannot be removed (R9.4)', () => {
    renderDetails();
    expect(owners()).toHaveLength(1);
    expect(removeButtons()).toEqual([]);
  });

  it('is named once to the eye and in every label to a screen reader (R9.4)', () => {
    renderDetails();
    const [owner] = owners();
    const labels = [...(owner?.querySelectorAll('label, :scope fieldset legend') ?? [])];
    expect(labels.map((label) => label.textContent)).toEqual([
      'Owner 1 full name',
      'Owner 1 percentage',
      'Owner 1 ID document',
    ]);
    expect(labels.map((label) => label.lastElementChild?.textContent)).toEqual([
      'full name',
      'percentage',
      'ID document',
    ]);
  });

  it('has a name and a percentage that are kept as typed (R9.4)', async () => {
    const { journey, user } = renderDetails();
    await user.type(nameOf(1), 'Ada Lovelace');
    await user.type(percentageOf(1), '50');
    expect(journey.context().business.owners).toEqual([
      { id: 'owner-1', name: 'Ada Lovelace', percentage: '50', idDocument: null },
    ]);
  });

  it('takes only digits or nothing as a percentage (R9.4)', async () => {
    const { user } = renderDetails();
    await user.type(percentageOf(1), '2a.5%-0');
    expect(percentageOf(1).value).toBe('250');
    await user.clear(percentageOf(1));
    expect(percentageOf(1).value).toBe('');
  });

  it.each(['24', '101', '0'])('refuses %s as a percentage once the field was left (R9.4)', async (typed) => {
    const { user } = renderDetails();
    await user.type(percentageOf(1), typed);
    expect(screen.queryByText(REFUSED)).toBeNull();
    await user.tab();
    expect(screen.getByText(REFUSED)).toBeDefined();
    expect(percentageOf(1).getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses no percentage at all once the field was left (R9.4)', async () => {
    const { sent, user } = renderDetails();
    await user.click(percentageOf(1));
    await user.tab();
    expect(sent).toEqual([{ type: 'business.fieldLeft', field: 'ownerPercentage:owner-1' }]);
    expect(screen.getByText(REFUSED)).toBeDefined();
  });

  it.each(['25', '100'])('accepts %s as a percentage (R9.4)', async (typed) => {
    const { user } = renderDetails();
    await user.type(percentageOf(1), typed);
    await user.tab();
    expect(screen.queryByText(REFUSED)).toBeNull();
    expect(percentageOf(1).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is asked for the name once the field was left empty (R9.4)', async () => {
    const { user } = renderDetails();
    await user.click(nameOf(1));
    await user.tab();
    expect(screen.getByText("Enter the owner's full name.")).toBeDefined();
  });
});

describe('When owners are added and removed', () => {
  it('adds a blank owner and moves the focus to its name (R9.4)', async () => {
    const { sent, user } = renderDetails();
    await user.click(addButton());
    expect(sent).toEqual([{ type: 'business.ownerAdded' }]);
    expect(owners()).toHaveLength(2);
    expect(nameOf(2).value).toBe('');
    expect(document.activeElement).toBe(nameOf(2));
    expect(screen.getByText('2 owners listed')).toBeDefined();
  });

  it('removes an owner and moves the focus to the row before it (R9.4)', async () => {
    const { sent, user } = renderDetails();
    await user.click(addButton());
    await user.click(addButton());
    await user.click(screen.getByRole('button', { name: 'Remove owner 3' }));
    expect(sent.at(-1)).toEqual({ type: 'business.ownerRemoved', ownerId: 'owner-3' });
    expect(owners()).toHaveLength(2);
    expect(document.activeElement).toBe(owners()[1]);
  });

  it('moves the focus to the row that is first now when the first is removed (R9.4)', async () => {
    const { user } = renderDetails();
    await user.type(nameOf(1), 'Ada');
    await user.click(addButton());
    await user.type(nameOf(2), 'Grace');
    await user.click(screen.getByRole('button', { name: 'Remove owner 1' }));
    expect(nameOf(1).value).toBe('Grace');
    expect(document.activeElement).toBe(owners()[0]);
    expect(removeButtons()).toEqual([]);
    expect(screen.getByText('1 owner listed')).toBeDefined();
  });

  it('says calmly that the percentages are more than the whole (R9.4)', async () => {
    const { container, user } = renderDetails();
    await user.type(percentageOf(1), '80');
    await user.click(addButton());
    expect(screen.queryByText(/add up to/)).toBeNull();
    await user.type(percentageOf(2), '40');
    expect(screen.getByText('The percentages add up to 120%').closest('[role]')?.getAttribute('role')).toBe('status');
    await expectNoAxeViolations(container);
  });

  it('adds and removes by keyboard alone (R9.4)', async () => {
    const { user } = renderDetails();
    addButton().focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(nameOf(2));
    screen.getByRole('button', { name: 'Remove owner 2' }).focus();
    await user.keyboard(' ');
    expect(document.activeElement).toBe(owners()[0]);
  });

  it('has no accessibility violations with several owners and problems (R9.4)', async () => {
    const { container, user } = renderDetails();
    await user.click(addButton());
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByText(REFUSED)).toBeDefined();
    await expectNoAxeViolations(container);
  });
});
