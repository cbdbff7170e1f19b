import { describe, expect, it } from 'vitest';
import { readableTree } from '#src/components/pdf/readableTree.ts';

const words = (id: string) => ({ type: 'content', id });

describe('the structure of a shown document', () => {
  it('stands as it is where a page can carry it (R12.1)', () => {
    const tree = { role: 'Document', children: [{ role: 'H1', children: [words('a')] }, words('b')] };
    expect(readableTree(tree)).toEqual(tree);
  });

  it('has its captions before their tables (R12.1)', () => {
    const row = { role: 'TR', children: [{ role: 'TD', children: [words('b')] }] };
    const caption = { role: 'Caption', children: [words('a')] };
    const tree = { role: 'Document', children: [{ role: 'Table', children: [caption, row] }] };
    expect(readableTree(tree)).toEqual({
      role: 'Document',
      children: [caption, { role: 'Table', children: [row] }],
    });
  });

  it('names nothing that is not drawn, and calls no words a link that cannot be followed (R10.1)', () => {
    const link = { role: 'Link', children: [words('a'), { type: 'annotation', id: 'box' }] };
    const empty = { role: 'P', children: [{ type: 'object', id: 'other' }] };
    const tree = { role: 'Document', children: [{ role: 'P', children: [link] }, empty] };
    expect(readableTree(tree)).toEqual({
      role: 'Document',
      children: [{ role: 'P', children: [{ role: 'Span', children: [words('a')] }] }],
    });
  });
});
