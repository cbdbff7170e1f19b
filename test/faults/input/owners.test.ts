import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { excessOwnership, ownerPercentageProblem } from '#machines/domain/business.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const MANY_OWNERS = 200;

/** A business form with so many owners, each with a file of its own. */
function formOfManyOwners() {
  const journey = journeyAt(ROUTES.entityDetails.path);
  for (let count = 1; count < MANY_OWNERS; count += 1) journey.send({ type: 'business.ownerAdded' });
  for (const [index, { id }] of journey.context().business.owners.entries()) {
    const file = { id: `file-${index}`, name: `${index}.pdf`, sizeBytes: 9, mimeType: 'application/pdf' };
    journey.send({ type: 'business.ownerIdChosen', ownerId: id, file: { ...file, content: 'pdf' } });
  }
  const rows = () => journey.context().business.owners.map(({ id, idDocument }) => [id, idDocument?.id]);
  return { journey, rows };
}

describe('F-72 there are 200 owners', () => {
  it('every owner has an id of its own (R9.4)', () => {
    const { rows } = formOfManyOwners();
    expect(new Set(rows().map(([id]) => id)).size).toEqual(MANY_OWNERS);
  });

  it('an owner that is removed takes along its own file, and every other row keeps its own (R9.4)', () => {
    const { journey, rows } = formOfManyOwners();
    const before = rows();
    for (const index of [MANY_OWNERS - 1, 100, 0]) {
      const ownerId = journey.context().business.owners[index]?.id ?? '';
      journey.send({ type: 'business.ownerRemoved', ownerId });
    }
    const kept = before.filter((_row, index) => ![0, 100, MANY_OWNERS - 1].includes(index));
    expect(rows()).toEqual(kept);
  });

  it('all but one can be removed, and an owner added then is a new one (R9.4)', () => {
    const { journey, rows } = formOfManyOwners();
    const before = rows();
    for (const { id } of journey.context().business.owners)
      journey.send({ type: 'business.ownerRemoved', ownerId: id });
    expect(rows()).toEqual([before.at(-1)]);
    expect(viewEntityDetails(journey.snapshot()).canRemoveOwner).toBe(false);
    journey.send({ type: 'business.ownerAdded' });
    const [kept, added] = rows();
    expect(kept).toEqual(before.at(-1));
    expect(before.map(([id]) => id)).not.toContain(added?.[0]);
    expect(added?.slice(1)).toEqual([undefined]);
  });
});

describe('F-73 the owners have more than the whole, or the same twice', () => {
  it.each([
    [['100', '25'], 125],
    [['50', '50', '50'], 150],
    [['25', '25', '25', '25'], null],
    [['100'], null],
    [['50', '50'], null],
  ] as const)('%j: each is judged by itself, and a sum over 100 is said, not refused: %j (R9.4)', (stakes, excess) => {
    const owners = stakes.map((percentage, index) => ({ id: `${index}`, name: 'Dana', percentage, idDocument: null }));
    expect(owners.map(({ percentage }) => ownerPercentageProblem(percentage))).toEqual(stakes.map(() => null));
    expect(excessOwnership(owners)).toEqual(excess);
  });
});
