import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#src/review/page/facts/review.ts';
import { PartWords } from '#src/review/page/review/PartWords.tsx';

const GROUPS = [
  { heading: 'for Legal', words: ['A fee of 5 %.'], role: 'legal' },
  { heading: 'for Compliance', words: ['Password'], role: 'compliance' },
  { heading: 'other', words: ['Connect'], role: 'owner' },
] as const;

it.each<[Role | null, readonly boolean[]]>([
  [null, [true, true, false]],
  ['owner', [false, false, true]],
  ['legal', [true, false, false]],
  ['compliance', [false, true, false]],
])('Sentences for other roles are folded for the role %s', (reader, areOpen) => {
  const { container } = render(<PartWords groups={GROUPS} reader={reader} />);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual(areOpen);
});
