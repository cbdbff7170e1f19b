import { expect, describe, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { PDF } from '#test/journey/samples.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const MANY_OWNERS = 200;

describe('F-72 there are 200 owners', () => {
  it('every owner has an id and a file of its own, which go with it alone; all but one can be removed, and one added then is new (R9.4)', () => {
    const journey = journeyAt(ROUTES.entityDetails.path);
    const rows = () => journey.context().business.owners.map(({ id, idDocument }) => [id, idDocument?.id] as const);
    const remove = (ownerId = '') => journey.send({ type: 'business.ownerRemoved', ownerId });
    for (let count = 1; count < MANY_OWNERS; count += 1) journey.send({ type: 'business.ownerAdded' });
    for (const [index, [ownerId]] of rows().entries())
      journey.send({
        type: 'business.fileChosen',
        place: `idDocument:${ownerId}`,
        file: { ...PDF, id: `file-${index}` },
      });
    const before = rows();
    expect([0, 1].map((part) => new Set(before.map((row) => row[part])).size)).toEqual([MANY_OWNERS, MANY_OWNERS]);
    const removed = [MANY_OWNERS - 1, 100, 0];
    for (const index of removed) remove(before[index]?.[0]);
    const left = before.filter((_row, index) => !removed.includes(index));
    expect(rows()).toEqual(left);
    for (const [ownerId] of left) remove(ownerId);
    expect([rows(), viewEntityDetails(journey.snapshot()).canRemoveOwner]).toEqual([[left.at(-1)], false]);
    journey.send({ type: 'business.ownerAdded' });
    expect(rows()).toEqual([left.at(-1), [`owner-${MANY_OWNERS + 1}`, undefined]]);
  });
});
