import type { ContractRecord } from '#src/content/contractText.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import type { Tag, TaggedPdf } from './taggedPdf.ts';

/** A table whose first column holds the row headers. */
type Table = {
  readonly caption?: string;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly labelWidth: number;
  /** The width of the columns between the first and the last, which takes the rest. By default all are equal. */
  readonly valueWidth?: number;
  /** Above and below the text of each row. */
  readonly padding: number;
  readonly x?: number;
  readonly width?: number;
  /** Whether all columns but the first hold figures, which are right-aligned. */
  readonly isNumeric?: boolean;
  readonly isFirstRowHighlighted?: boolean;
};

const CELL_GAP = 8;
const OPENING = { x: PAGE.left, width: PAGE_TEXT_WIDTH - 40 } as const;
const OPENING_GAP = { heading: 10, text: 16 } as const;
/** Raises a highlighted figure, so it shares a baseline with its label. */
const LEAD_RAISE = 2;
const FIELD = { columns: 2, gutter: 24, top: 36, gap: 5 } as const;

type Opening = Pick<ContractRecord, 'heading' | 'text'>;

/** Draws the heading and the text of a part; further content goes into `tag`, starting at `y`. */
export function beginPart(sheet: TaggedPdf, { heading, text }: Opening, top: number, role: 'H1' | 'H2' = 'H2') {
  const tag = sheet.addNode(sheet.root, 'Sect');
  sheet.pdf.outline.addItem(heading);
  const y = sheet.text(tag, role, heading, STYLE.partTitle, { ...OPENING, y: top }) + OPENING_GAP.heading;
  return { tag, y: sheet.text(tag, 'P', text, STYLE.body, { ...OPENING, y }) + OPENING_GAP.text };
}

export function openingHeight(sheet: TaggedPdf, { heading, text }: Opening): number {
  const headingHeight = sheet.heightOf(heading, STYLE.partTitle, OPENING.width) + OPENING_GAP.heading;
  return headingHeight + sheet.heightOf(text, STYLE.body, OPENING.width) + OPENING_GAP.text;
}

/** Draws a table; returns where it ends. */
export function drawTable(sheet: TaggedPdf, parent: Tag, table: Table, top: number): number {
  const { columns = [], padding, x = PAGE.left, width = PAGE_TEXT_WIDTH } = table;
  const tag = sheet.addNode(parent, 'Table');
  let y = top;
  const cell = (column: number) => ({ ...cellOf(table, column), y: y + padding });
  const alignmentOf = (column: number) =>
    table.isNumeric === true && column > 0 ? ({ align: 'right', tabular: true } as const) : {};
  if (table.caption !== undefined) y = sheet.text(tag, 'Caption', table.caption, STYLE.fact, { x, y, width }) + 4;
  if (columns.length > 0) {
    const row = sheet.addNode(tag, 'TR');
    columns.forEach((column, index) => {
      const scope = column === '' ? {} : ({ scope: 'Column' } as const);
      sheet.text(row, column === '' ? 'TD' : 'TH', column, STYLE.cellHead, cell(index), {
        ...alignmentOf(index),
        ...scope,
      });
    });
    y += rowHeight(sheet, table, columns);
  }
  table.rows.forEach((values, index) => {
    const isLead = table.isFirstRowHighlighted === true && index === 0;
    const height = rowHeight(sheet, table, values);
    y = sheet.placeForRow(y, height);
    if (isLead) sheet.artifact(() => void sheet.pdf.rect(x, y, width, height).fill(COLOR.highlightTint));
    if (index > 0 || columns.length > 0) sheet.line(x, y, width);
    const row = sheet.addNode(tag, 'TR');
    const { page } = sheet.pdf;
    const end = sheet.drawColumns(
      values.map((value, column) => () => {
        const place = cell(column);
        if (column === 0) return sheet.text(row, 'TH', value, STYLE.cellStrong, place, { scope: 'Row' });
        return isLead
          ? sheet.text(row, 'TD', value, STYLE.heading, { ...place, y: place.y - LEAD_RAISE }, alignmentOf(column))
          : sheet.text(row, 'TD', value, STYLE.cell, place, alignmentOf(column));
      }),
    );
    y = sheet.pdf.page === page ? y + height : end + padding;
  });
  return y;
}

export function rowsHeight(sheet: TaggedPdf, table: Table): number {
  return table.rows.reduce((sum, values) => sum + rowHeight(sheet, table, values), 0);
}

function rowHeight(sheet: TaggedPdf, table: Table, values: readonly string[]): number {
  const heights = values.map((value, column) =>
    sheet.heightOf(value, column === 0 ? STYLE.cellStrong : STYLE.cell, cellOf(table, column).width),
  );
  return Math.max(...heights) + 2 * table.padding;
}

function cellOf(table: Table, column: number) {
  const { rows, labelWidth, x = PAGE.left, width = PAGE_TEXT_WIDTH } = table;
  if (column === 0) return { x: x + CELL_GAP / 2, width: labelWidth - CELL_GAP / 2 };
  const values = (rows[0]?.length ?? 0) - 1;
  const { valueWidth = (width - labelWidth) / values } = table;
  const left = labelWidth + (column - 1) * valueWidth;
  return { x: x + left, width: (column === values ? width - left : valueWidth) - CELL_GAP / 2 };
}

type Field = readonly [label: string, value: string];

/** Draws lines to fill in, in two columns; a single last one takes the full width. Returns where they end. */
export function drawFields(
  sheet: TaggedPdf,
  tag: Tag,
  fields: readonly Field[],
  top: number,
  rowHeight: number,
): number {
  return rowsOfFields(fields).reduce((y, row) => {
    const extraHeight = extraValueHeight(sheet, row);
    const height = rowHeight + extraHeight;
    const rowTop = sheet.placeForRow(y, height);
    const isSplit = rowTop + height > sheet.bottom;
    const ruleY = rowTop + FIELD.top + extraHeight;
    const columns = row.map(([label, value], column) => () => {
      const place = fieldPlace(row, column);
      const labelTag = sheet.addNode(tag, 'P');
      const drawLabel = (y: number) => {
        sheet.line(place.x, y, place.width, COLOR.fieldLine);
        labelTag.add(() => void sheet.write(label, STYLE.small, { ...place, y: y + FIELD.gap }));
        labelTag.end();
        return y - FIELD.top + rowHeight;
      };
      const drawValue = (y: number) =>
        value === '' ? y : sheet.text(tag, 'P', value, STYLE.cellStrong, { ...place, y });
      if (isSplit) return drawLabel(drawValue(rowTop) + FIELD.gap);
      const end = drawLabel(ruleY);
      drawValue(ruleY - FIELD.gap - sheet.heightOf(value, STYLE.cellStrong, place.width));
      return end;
    });
    return sheet.drawColumns(columns);
  }, top);
}

export function fieldsHeight(sheet: TaggedPdf, fields: readonly Field[], rowHeight: number): number {
  return rowsOfFields(fields).reduce((sum, row) => sum + rowHeight + extraValueHeight(sheet, row), 0);
}

function extraValueHeight(sheet: TaggedPdf, row: readonly Field[]): number {
  const heights = row.map(([, value], column) =>
    sheet.heightOf(value, STYLE.cellStrong, fieldPlace(row, column).width),
  );
  return Math.max(0, ...heights.map((height) => height + FIELD.gap - FIELD.top));
}

function rowsOfFields(fields: readonly Field[]): readonly (readonly Field[])[] {
  return Array.from({ length: Math.ceil(fields.length / FIELD.columns) }, (_, index) =>
    fields.slice(index * FIELD.columns, (index + 1) * FIELD.columns),
  );
}

function fieldPlace(row: readonly Field[], column: number) {
  const half = (PAGE_TEXT_WIDTH - FIELD.gutter) / FIELD.columns;
  return {
    x: PAGE.left + column * (half + FIELD.gutter),
    width: row.length === 1 ? PAGE_TEXT_WIDTH : half,
  };
}
