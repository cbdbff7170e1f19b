import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { moveFor, type OutlineMove, rowBeginning } from './outlineKeys.ts';
import { ancestorsOf, matchesWithAncestors, openAtFirst, outlineOf, visibleRows } from './outlineRows.ts';

/** Letters typed within this time belong to one word. */
const TYPING_PAUSE_MS = 700;

type OutlineInput = {
  readonly model: ChartModel;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly filter: ReadonlySet<string> | null;
};

/** The state of the outline: its lines, which one has the tab stop, and what keys and clicks do. */
export function useOutline({ model, selectedId, onSelect, filter }: OutlineInput) {
  const outline = useMemo(() => outlineOf(model), [model]);
  const shownIds = useMemo(() => (filter === null ? null : matchesWithAncestors(outline, filter)), [outline, filter]);
  const [open, setOpen] = useState(() => withAncestors(openAtFirst(model), selectedId));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focusedId, setFocusedId] = useState<string | null>(selectedId);
  const [seen, setSeen] = useState({ model, selectedId, filter });
  const tree = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', at: 0 });

  if (seen.model !== model || seen.selectedId !== selectedId || seen.filter !== filter) {
    setSeen({ model, selectedId, filter });
    if (seen.filter !== filter) setClosed(new Set());
    if (seen.selectedId !== selectedId) {
      setOpen((before) => withAncestors(before, selectedId));
      if (selectedId !== null) setFocusedId(selectedId);
    }
  }

  const rows = useMemo(
    () => visibleRows(outline, shownIds === null ? (id) => open.has(id) : (id) => !closed.has(id), shownIds),
    [outline, open, closed, shownIds],
  );
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === focusedId),
  );

  useEffect(() => {
    const row = rowOf(tree.current, selectedId);
    if (row === null) return;
    // Only who is in the outline already is taken along; a choice made elsewhere must not steal the focus.
    if (tree.current?.contains(document.activeElement) === true) row.focus();
    else row.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  function withAncestors(before: ReadonlySet<string>, id: string | null): ReadonlySet<string> {
    return id === null ? before : new Set([...before, ...ancestorsOf(outline, id)]);
  }

  function setIsOpen(ids: readonly string[], isOpen: boolean): void {
    const changed = (before: ReadonlySet<string>, isAdded: boolean) =>
      new Set(isAdded ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)));
    if (shownIds === null) setOpen((before) => changed(before, isOpen));
    else setClosed((before) => changed(before, !isOpen));
  }

  /** With a pointer: the tab stop comes along, lest it be lost with the line that it was on. */
  function toggle(id: string, isOpen: boolean): void {
    setFocusedId(id);
    setIsOpen([id], isOpen);
  }

  function focus(id: string): void {
    setFocusedId(id);
    rowOf(tree.current, id)?.focus();
  }

  function make(move: OutlineMove): void {
    if (move.kind === 'focus') focus(move.id);
    else if (move.kind === 'select' || move.kind === 'follow') onSelect(move.id);
    else setIsOpen(move.ids, move.kind === 'open');
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveFor(event.key, rows, at) ?? (isLetter(event.key) ? typedMove(event) : null);
    if (move === null) return;
    event.preventDefault();
    make(move);
  }

  function typedMove({ key, timeStamp }: KeyboardEvent): OutlineMove | null {
    const isSameWord = timeStamp - typing.current.at < TYPING_PAUSE_MS;
    typing.current = { text: isSameWord ? typing.current.text + key : key, at: timeStamp };
    return rowBeginning(typing.current.text, rows, at);
  }

  return { rows, tabStopId: rows[at]?.id ?? null, tree, handleKey, toggle, setFocusedId };
}

function rowOf(tree: HTMLElement | null, id: string | null): HTMLElement | null {
  const row = [...(tree?.children ?? [])].find((child) => child.getAttribute('data-id') === id);
  return row instanceof HTMLElement ? row : null;
}

function isLetter(key: string): boolean {
  return key.length === 1 && key.trim() !== '' && key !== '*';
}
