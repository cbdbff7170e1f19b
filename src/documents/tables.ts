import type { ContractRecord } from '#src/content/contractText.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import type { Tag, TaggedPdf } from './taggedPdf.ts';

/** A table whose first column contains the row headers. */
type Table = {
  readonly caption?: string;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly labelWidth: number;
  /** The width of the middle columns; the last takes the remaining width. By default, all but the first are equal. */
  readonly valueWidth?: number;
  /** Above and below the text of each row. */
  readonly padding: number;
  readonly x?: number;
  readonly width?: number;
  /** Whether all columns but the first contain figures, which are right-aligned. */
  readonly isNumeric?: boolean;
  readonly isFirstRowHighlighted?: boolean;
};

const CELL_GAP = 8;
const OPENING = { x: PAGE.left, width: PAGE_TEXT_WIDTH - 40 } as const;
const OPENING_GAP = { heading: 10, text: 16 } as const;
/** Raises a highlighted figure, so it shares a baseline with its label. */
const HIGHLIGHT_RAISE = 2;
const FIELD = { columns: 2, gutter: 24, top: 36, gap: 5 } as const;

type Opening = Pick<ContractRecord, 'heading' | 'text'>;

/** Draws the heading and text of a part. The caller adds the rest of its content to `tag`, starting at `y`. */
export function beginPart(doc: TaggedPdf, { heading, text }: Opening, top: number, role: 'H1' | 'H2' = 'H2') {
  const tag = doc.addNode(doc.root, 'Sect');
  doc.pdf.outline.addItem(heading);
  const y = doc.addText(tag, role, heading, STYLE.partTitle, { ...OPENING, y: top }) + OPENING_GAP.heading;
  return { tag, y: doc.addText(tag, 'P', text, STYLE.body, { ...OPENING, y }) + OPENING_GAP.text };
}

export function openingHeight(doc: TaggedPdf, { heading, text }: Opening): number {
  const headingHeight = doc.heightOf(heading, STYLE.partTitle, OPENING.width) + OPENING_GAP.heading;
  return headingHeight + doc.heightOf(text, STYLE.body, OPENING.width) + OPENING_GAP.text;
}

/** Draws a table; returns where it ends. */
export function drawTable(doc: TaggedPdf, parent: Tag, table: Table, top: number): number {
  const { columns = [], padding, x = PAGE.left, width = PAGE_TEXT_WIDTH } = table;
  const tag = doc.addNode(parent, 'Table');
  let y = top;
  const cell = (column: number) => ({ ...cellOf(table, column), y: y + padding });
  const alignmentOf = (column: number) =>
    table.isNumeric === true && column > 0 ? ({ align: 'right', tabular: true } as const) : {};
  if (table.caption !== undefined) y = doc.addText(tag, 'Caption', table.caption, STYLE.fact, { x, y, width }) + 4;
  if (columns.length > 0) {
    const row = doc.addNode(tag, 'TR');
    columns.forEach((column, index) => {
      const scope = column === '' ? {} : ({ scope: 'Column' } as const);
      doc.addText(row, column === '' ? 'TD' : 'TH', column, STYLE.cellHead, cell(index), {
        ...alignmentOf(index),
        ...scope,
      });
    });
    y += rowHeight(doc, table, columns);
  }
  table.rows.forEach((values, index) => {
    const isHighlighted = table.isFirstRowHighlighted === true && index === 0;
    const height = rowHeight(doc, table, values);
    y = doc.makeRoomForRow(y, height);
    if (isHighlighted) doc.drawArtifact(() => void doc.pdf.rect(x, y, width, height).fill(COLOR.highlightTint));
    if (index > 0 || columns.length > 0) doc.drawRule(x, y, width);
    const row = doc.addNode(tag, 'TR');
    const { page } = doc.pdf;
    const end = doc.drawColumns(
      values.map((value, column) => () => {
        const box = cell(column);
        if (column === 0) return doc.addText(row, 'TH', value, STYLE.cellStrong, box, { scope: 'Row' });
        return isHighlighted
          ? doc.addText(row, 'TD', value, STYLE.heading, { ...box, y: box.y - HIGHLIGHT_RAISE }, alignmentOf(column))
          : doc.addText(row, 'TD', value, STYLE.cell, box, alignmentOf(column));
      }),
    );
    y = doc.pdf.page === page ? y + height : end + padding;
  });
  return y;
}

export function rowsHeight(doc: TaggedPdf, table: Table): number {
  return table.rows.reduce((sum, values) => sum + rowHeight(doc, table, values), 0);
}

function rowHeight(doc: TaggedPdf, table: Table, values: readonly string[]): number {
  const heights = values.map((value, column) =>
    doc.heightOf(value, column === 0 ? STYLE.cellStrong : STYLE.cell, cellOf(table, column).width),
  );
  return Math.max(...heights) + 2 * table.padding;
}

function cellOf(table: Table, column: number) {
  const { rows, labelWidth, x = PAGE.left, width = PAGE_TEXT_WIDTH } = table;
  if (column === 0) return { x: x + CELL_GAP / 2, width: labelWidth - CELL_GAP / 2 };
  const valueColumns = (rows[0]?.length ?? 0) - 1;
  const { valueWidth = (width - labelWidth) / valueColumns } = table;
  const left = labelWidth + (column - 1) * valueWidth;
  return { x: x + left, width: (column === valueColumns ? width - left : valueWidth) - CELL_GAP / 2 };
}

type Field = readonly [label: string, value: string];

/** Draws fill-in lines in two columns; an unpaired last line takes the full width. Returns where they end. */
export function drawFields(doc: TaggedPdf, tag: Tag, fields: readonly Field[], top: number, rowHeight: number): number {
  return rowsOfFields(fields).reduce((y, row) => {
    const extraHeight = extraValueHeight(doc, row);
    const height = rowHeight + extraHeight;
    const rowTop = doc.makeRoomForRow(y, height);
    const isSplit = rowTop + height > doc.bottom;
    const ruleY = rowTop + FIELD.top + extraHeight;
    const columns = row.map(([label, value], column) => () => {
      const box = fieldBox(row, column);
      const labelTag = doc.addNode(tag, 'P');
      const drawLabel = (y: number) => {
        doc.drawRule(box.x, y, box.width, COLOR.fieldLine);
        labelTag.add(() => void doc.write(label, STYLE.small, { ...box, y: y + FIELD.gap }));
        labelTag.end();
        return y - FIELD.top + rowHeight;
      };
      const drawValue = (y: number) =>
        value === '' ? y : doc.addText(tag, 'P', value, STYLE.cellStrong, { ...box, y });
      if (isSplit) return drawLabel(drawValue(rowTop) + FIELD.gap);
      const end = drawLabel(ruleY);
      drawValue(ruleY - FIELD.gap - doc.heightOf(value, STYLE.cellStrong, box.width));
      return end;
    });
    return doc.drawColumns(columns);
  }, top);
}

export function fieldsHeight(doc: TaggedPdf, fields: readonly Field[], rowHeight: number): number {
  return rowsOfFields(fields).reduce((sum, row) => sum + rowHeight + extraValueHeight(doc, row), 0);
}

function extraValueHeight(doc: TaggedPdf, row: readonly Field[]): number {
  const heights = row.map(([, value], column) => doc.heightOf(value, STYLE.cellStrong, fieldBox(row, column).width));
  return Math.max(0, ...heights.map((height) => height + FIELD.gap - FIELD.top));
}

function rowsOfFields(fields: readonly Field[]): readonly (readonly Field[])[] {
  return Array.from({ length: Math.ceil(fields.length / FIELD.columns) }, (_, index) =>
    fields.slice(index * FIELD.columns, (index + 1) * FIELD.columns),
  );
}

function fieldBox(row: readonly Field[], column: number) {
  const half = (PAGE_TEXT_WIDTH - FIELD.gutter) / FIELD.columns;
  return {
    x: PAGE.left + column * (half + FIELD.gutter),
    width: row.length === 1 ? PAGE_TEXT_WIDTH : half,
  };
}
