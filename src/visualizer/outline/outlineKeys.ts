import type { OutlineItem, OutlineRow } from './outlineRows.ts';

/** What a key does in the outline. */
export type OutlineMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'open' | 'close'; readonly ids: readonly string[] }
  | { readonly kind: 'select'; readonly id: string }
  /** To where a rule leads, wherever that is. */
  | { readonly kind: 'follow'; readonly id: string };

/** What a key does when a line has the focus; null when it does nothing. */
export function moveFor(key: string, rows: readonly OutlineRow[], at: number): OutlineMove | null {
  const row = rows[at];
  if (row === undefined) return null;
  if (key === 'ArrowDown') return focusOn(rows[at + 1]);
  if (key === 'ArrowUp') return focusOn(rows[at - 1]);
  if (key === 'Home') return focusOn(rows[0]);
  if (key === 'End') return focusOn(rows.at(-1));
  if (key === 'ArrowRight') return inward(rows, row, at);
  if (key === 'ArrowLeft') return outward(rows, row);
  if (key === 'Enter' || key === ' ') return { kind: 'select', id: row.id };
  if (key === '*') return { kind: 'open', ids: closedSiblings(rows, row) };
  return null;
}

/** The next line whose name begins with what was typed, the one with the focus last. */
export function rowBeginning(typed: string, rows: readonly OutlineRow[], at: number): OutlineMove | null {
  const sought = typed.toLowerCase();
  const from = sought.length > 1 ? at : at + 1;
  const order = [...rows.slice(from), ...rows.slice(0, from)];
  return focusOn(order.find(({ item }) => rowName(item).toLowerCase().startsWith(sought)));
}

function focusOn(row: OutlineRow | undefined): OutlineMove | null {
  return row === undefined ? null : { kind: 'focus', id: row.id };
}

function inward(rows: readonly OutlineRow[], row: OutlineRow, at: number): OutlineMove | null {
  if (row.isOpen === false) return { kind: 'open', ids: [row.id] };
  if (row.isOpen === true) return focusOn(rows[at + 1]);
  const target = row.item.kind === 'transition' ? row.item.transition.targetIds[0] : undefined;
  return target === undefined ? null : { kind: 'follow', id: target };
}

function outward(rows: readonly OutlineRow[], row: OutlineRow): OutlineMove | null {
  if (row.isOpen === true) return { kind: 'close', ids: [row.id] };
  return focusOn(rows.find(({ id }) => id === row.parentId));
}

function closedSiblings(rows: readonly OutlineRow[], { parentId }: OutlineRow): readonly string[] {
  return rows.filter((row) => row.parentId === parentId && row.isOpen === false).map(({ id }) => id);
}

/** What a line begins with: a state's title, a rule's sentence. */
function rowName(item: OutlineItem): string {
  return item.kind === 'state' ? item.state.title : item.transition.sentence;
}
