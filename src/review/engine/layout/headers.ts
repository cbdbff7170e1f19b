import type { Box, DrawnRow, TextBlock } from './geometry.ts';
import { groupBy } from './groupBy.ts';
import { TEXT_STYLES, textSize, type TextStyle, wrapText } from './measure.ts';
import type { Plan, PlannedRow, PlannedState } from './planTypes.ts';

export const BOX_PADDING = 14;
const TITLE_GAP = 8;
const ROW_GAP = 5;
const COLUMN_GAP = { map: 40, chart: 28 };
const MAX_PAGE_COLUMNS = 5;
const MAX_BOX_COLUMNS = 3;
const ROWS_PER_COLUMN = 7;
const SMALLEST_BOX = { width: 92, height: 40 };
const SMALLEST_SCREEN = { map: { width: 228, height: 204 }, chart: { width: 560, height: 250 } };
const PICTURE_HEIGHT = 92;
const SCREEN_TITLE_CHARACTERS = 22;
const NOTE_CHARACTERS = { map: 29, chart: 60 };
const MAX_NOTE_LINES = { map: 4, chart: 2 };
/** Space next to a region's title for the note "in parallel". */
const REGION_NOTE_WIDTH = 104;

/** The text blocks of a box, positioned relative to its upper left corner, and the size they need. */
export type Header = {
  readonly title: TextBlock;
  readonly note: TextBlock | null;
  readonly rows: readonly DrawnRow[];
  readonly width: number;
  readonly height: number;
};

function headerOf(plan: Plan, state: PlannedState, rows: readonly PlannedRow[], columns: number): Header {
  const top = BOX_PADDING - 4 + (plan.altitude === 'map' && state.isScreen ? PICTURE_HEIGHT : 0);
  const title = blockAt({ x: BOX_PADDING, y: top }, titleLines(plan, state), titleStyle(plan, state));
  const y = title.y + title.height + TITLE_GAP;
  const note = noteOf(plan, state, y - TITLE_GAP + 2);
  const drawn = columnsOf(plan, rows, columns, note === null ? y : note.y + note.height + TITLE_GAP);
  const widths = [
    title.width + (state.isRegion ? REGION_NOTE_WIDTH : 0),
    ...drawn.map((row) => row.x + row.width - BOX_PADDING),
  ];
  const width = Math.max(...widths) + 2 * BOX_PADDING;
  const bottom = Math.max(
    ...[title, ...(note === null ? [] : [note])].map((text) => text.y + text.height),
    ...drawn.map((row) => row.y + row.height),
  );
  return { title, note, rows: drawn, width, height: bottom + BOX_PADDING - 4 };
}

function columnsOf({ altitude }: Plan, rows: readonly PlannedRow[], columns: number, top: number): readonly DrawnRow[] {
  const length = Math.ceil(rows.length / Math.max(1, columns));
  const drawn: DrawnRow[] = [];
  let at = { x: BOX_PADDING, y: top };
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % length === 0) {
      at = { x: Math.max(...drawn.map(({ x, width }) => x + width)) + COLUMN_GAP[altitude], y: top };
    }
    const block = blockAt(at, row.text, TEXT_STYLES[altitude].row);
    drawn.push({ ...block, ...identityOf(row) });
    at = { ...at, y: at.y + block.height + ROW_GAP };
  }
  return drawn;
}

export function headersOf(plan: Plan, pageId: string | null): ReadonlyMap<string, Header> {
  const rows = groupBy(plan.rows, ({ stateId }) => stateId);
  const parents = new Set(plan.states.map(({ parentId }) => parentId));
  return new Map(
    plan.states.map((state) => {
      const own = rows.get(state.id) ?? [];
      const maxColumns = state.id === pageId ? MAX_PAGE_COLUMNS : parents.has(state.id) ? MAX_BOX_COLUMNS : 1;
      const columns = state.id === pageId ? maxColumns : Math.min(maxColumns, Math.ceil(own.length / ROWS_PER_COLUMN));
      return [state.id, headerOf(plan, state, own, columns)];
    }),
  );
}

export function smallestSize(plan: Plan, state: PlannedState, header: Header): Pick<Box, 'width' | 'height'> {
  const minSize = state.isScreen ? SMALLEST_SCREEN[plan.altitude] : SMALLEST_BOX;
  return { width: Math.max(minSize.width, header.width), height: Math.max(minSize.height, header.height) };
}

function noteOf({ altitude, states }: Plan, { id, isScreen, description }: PlannedState, y: number): TextBlock | null {
  const isLeaf = states.every(({ parentId }) => parentId !== id);
  if (!isScreen || !isLeaf || description === '') return null;
  const lines = wrapText(description, NOTE_CHARACTERS[altitude]);
  return lines.length > MAX_NOTE_LINES[altitude]
    ? null
    : blockAt({ x: BOX_PADDING, y }, lines, TEXT_STYLES[altitude].note);
}

function identityOf({ transitionIds, isEverywhere }: PlannedRow) {
  const [transitionId = ''] = transitionIds;
  return { transitionId, transitionIds, isEverywhere };
}

function titleLines({ altitude }: Plan, { isScreen, title }: PlannedState): readonly string[] {
  return altitude === 'map' && isScreen ? wrapText(title, SCREEN_TITLE_CHARACTERS) : [title];
}

function titleStyle({ altitude }: Plan, { isScreen }: PlannedState): TextStyle {
  const styles = TEXT_STYLES[altitude];
  return isScreen ? styles.screen : styles.title;
}

function blockAt(at: Pick<Box, 'x' | 'y'>, lines: readonly string[], style: TextStyle): TextBlock {
  return { ...at, ...textSize(lines, style), lines };
}
