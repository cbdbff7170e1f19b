import type { ContractRecord, LabelledText } from '#src/content/contractShape.ts';
import { actual } from './letters.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE, type TextStyle } from './style.ts';
import type { Tag, TaggedPdf } from './taggedPdf.ts';

const LABELLED_ROW = { height: 34, padding: 10, labelWidth: 190 } as const;
/** How high a row is at least, the room above its text, and the width of its labels, in points. */
type RowMeasures = { readonly height: number; readonly padding: number; readonly labelWidth: number };

const GRID_ROW = { height: 24, padding: 6 } as const;

/** A table with a heading for each column; the first column names its row. */
type RecordTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether every column but the first holds figures. */
  readonly isOfFigures: boolean;
};

/** Draws the heading of a part with its text, and returns where it ends. */
export function drawRecordHeading(
  sheet: TaggedPdf,
  tag: Tag,
  record: Pick<ContractRecord, 'heading' | 'text'>,
  top: number,
): number {
  let y = top;
  sheet.pdf.outline.addItem(record.heading);
  const write = (type: string, text: string, style: TextStyle, gap: number) =>
    sheet.leaf(tag, type, () => {
      y += sheet.write(text, style, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH - 40 }) + gap;
    });
  write('H2', record.heading, STYLE.partTitle, 10);
  write('P', record.text, STYLE.body, 24);
  return y;
}

/** Draws a label and its value on each row of a table, and returns where it ends. */
export function drawLabelledRows(
  sheet: TaggedPdf,
  parent: Tag,
  fields: readonly LabelledText[],
  top: number,
  rows: RowMeasures = LABELLED_ROW,
): number {
  let y = top;
  const table = sheet.branch(parent, 'Table');
  for (const field of fields) {
    const textY = y + rows.padding;
    const label = { x: PAGE.left, y: textY, width: rows.labelWidth };
    const value = { x: PAGE.left + rows.labelWidth, y: textY, width: PAGE_TEXT_WIDTH - rows.labelWidth };
    y += labelledRowsHeight(sheet, [field], rows);
    drawRowLine(sheet, y);
    const row = sheet.branch(table, 'TR');
    const writeValue = () => void (field.value === '' || sheet.write(field.value, STYLE.cell, value));
    sheet.leaf(row, 'TH', () => void sheet.write(field.label, STYLE.cellStrong, label), { scope: 'Row' });
    sheet.leaf(row, 'TD', writeValue, actual(field.value));
  }
  return y;
}

/** The height that rows of a label and its value take. */
export function labelledRowsHeight(sheet: TaggedPdf, fields: readonly LabelledText[], rows: RowMeasures): number {
  return fields.reduce((sum, { value }) => {
    const textHeight = value === '' ? 0 : sheet.measure(value, STYLE.cell, PAGE_TEXT_WIDTH - rows.labelWidth);
    return sum + Math.max(rows.height, textHeight + 2 * rows.padding - 2);
  }, 0);
}

/** Draws a table with a heading for each column, and returns where it ends. */
export function drawRecordTable(sheet: TaggedPdf, parent: Tag, table: RecordTable, top: number): number {
  let y = top;
  const tag = sheet.branch(parent, 'Table');
  const width = PAGE_TEXT_WIDTH / table.columns.length;
  const cell = (column: number) => ({ x: PAGE.left + column * width, y: y + GRID_ROW.padding, width: width - 8 });
  const aligned = (column: number) =>
    table.isOfFigures && column > 0 ? ({ align: 'right', tabular: true } as const) : {};
  sheet.leaf(tag, 'Caption', () => {
    y += sheet.write(table.caption, STYLE.fact, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH }) + 6;
  });
  const head = sheet.branch(tag, 'TR');
  table.columns.forEach((column, index) =>
    sheet.leaf(head, 'TH', () => void sheet.write(column, STYLE.cellHead, cell(index), aligned(index)), {
      scope: 'Column',
    }),
  );
  y += GRID_ROW.height;
  drawRowLine(sheet, y);
  for (const values of table.rows) {
    const row = sheet.branch(tag, 'TR');
    values.forEach((value, index) => {
      const isName = index === 0;
      const style = isName ? STYLE.cellStrong : STYLE.cell;
      sheet.leaf(
        row,
        isName ? 'TH' : 'TD',
        () => void sheet.write(value, style, cell(index), aligned(index)),
        isName ? { scope: 'Row' } : {},
      );
    });
    y += GRID_ROW.height;
    drawRowLine(sheet, y);
  }
  return y;
}

function drawRowLine(sheet: TaggedPdf, y: number): void {
  sheet.artifact(() => {
    sheet.pdf.moveTo(PAGE.left, y).lineTo(PAGE.width - PAGE.right, y);
    sheet.pdf.lineWidth(0.75).stroke(COLOR.line);
  });
}
