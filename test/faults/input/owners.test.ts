import { describe, expect, it } from 'vitest';
import { excessOwnership, ownerPercentageProblem } from '#machines/domain/business.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const MANY_OWNERS = 200;

/** A business form with so many owners, each with a file of its own. */
function formOfManyOwners() {
  const journey = journeyAt(ROUTES.entityDetails.path);
  const rows = () => journey.context().business.owners.map(({ id, idDocument }) => [id, idDocument?.id] as const);
  for (let count = 1; count < MANY_OWNERS; count += 1) journey.send({ type: 'business.ownerAdded' });
  for (const [index, [ownerId]] of rows().entries()) {
    const file = {
      id: `file-${index}`,
      name: 'id.pdf',
      sizeBytes: 9,
      mimeType: 'application/pdf',
      content: 'pdf',
    } as const;
    journey.send({ type: 'business.ownerIdChosen', ownerId, file });
  }
  return { journey, rows, before: rows() };
}

describe('F-72 there are 200 owners', () => {
  it('every owner has an id of its own; one that is removed takes along its own file, and every other keeps its own (R9.4)', () => {
    const { journey, rows, before } = formOfManyOwners();
    expect(new Set(before.map(([id]) => id)).size).toEqual(MANY_OWNERS);
    const removed = [MANY_OWNERS - 1, 100, 0];
    for (const index of removed) journey.send({ type: 'business.ownerRemoved', ownerId: before[index]?.[0] ?? '' });
    expect(rows()).toEqual(before.filter((_row, index) => !removed.includes(index)));
  });

  it('all but one can be removed, and an owner added then is a new one (R9.4)', () => {
    const { journey, rows, before } = formOfManyOwners();
    for (const [ownerId] of before) journey.send({ type: 'business.ownerRemoved', ownerId });
    const left = [rows(), viewEntityDetails(journey.snapshot()).canRemoveOwner];
    expect(left).toEqual([[before.at(-1)], false]);
    journey.send({ type: 'business.ownerAdded' });
    expect(rows()).toEqual([before.at(-1), [`owner-${MANY_OWNERS + 1}`, undefined]]);
  });
});

describe('F-73 the owners have more than the whole, or the same twice', () => {
  it.each([
    [['100', '25'], 125],
    [['50', '50', '50'], 150],
    [['25', '25', '25', '25'], null],
    [['100'], null],
  ] as const)('%j: each is judged by itself, and a sum over 100 is said, not refused: %j (R9.4)', (stakes, excess) => {
    const owners = stakes.map((percentage, index) => ({ id: `${index}`, name: 'Dana', percentage, idDocument: null }));
    const problems = owners.map(({ percentage }) => ownerPercentageProblem(percentage));
    expect([problems, excessOwnership(owners)]).toEqual([stakes.map(() => null), excess]);
  });
});
