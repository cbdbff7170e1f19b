import { expect, it } from 'vitest';
import { described } from '#machines/journey/states/described.ts';

it('gives a state or a transition its sentence and its requirements (R1.1)', () => {
  const meta = { requirements: ['R8.3', 'R15.1'] };
  expect(described('Goes on.', 'R8.3 R15.1')).toEqual({ description: 'Goes on.', meta });
  expect(described('Goes on.', 'R8.3 R15.1', { target: '#contract' })).toEqual({
    target: '#contract',
    description: 'Goes on.',
    meta,
  });
});
