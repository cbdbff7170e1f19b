import type { ContractText, LabelledText, OfferTable } from '#src/content/contractShape.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import type { Tag, TaggedPdf } from './taggedPdf.ts';

const PADDING = 14;
const BOX = { x: PAGE.left, width: PAGE_TEXT_WIDTH, radius: 12 } as const;
const INNER = { x: BOX.x + PADDING, width: BOX.width - 2 * PADDING } as const;
const LABEL_WIDTH = 198;
const CELL_WIDTH = (INNER.width - LABEL_WIDTH) / 3;

/** Draws the first page: title, the three offers in one table, and what holds for all of them (R8.1, R12.1). */
export function drawContractSummary(sheet: TaggedPdf, text: ContractText): void {
  let y: number = PAGE.top;
  sheet.leaf(sheet.root, 'H1', () => {
    y += sheet.write(text.title, STYLE.title, { x: PAGE.left, y, width: 400 }) + 10;
  });
  sheet.leaf(sheet.root, 'P', () => {
    y += sheet.write(text.lede, STYLE.lede, { x: PAGE.left, y, width: 440 }) + 16;
  });
  const boxTop = y;
  const tag = sheet.branch(sheet.root, 'Sect');
  sheet.pdf.outline.addItem(text.summaryHeading);
  y += PADDING;
  sheet.leaf(tag, 'H2', () => {
    y += sheet.write(text.summaryHeading, STYLE.heading, { ...INNER, y }) + 4;
  });
  y = drawOfferTable(sheet, tag, text.offerTable, y) + 8;
  sheet.leaf(tag, 'P', () => {
    y += sheet.write(text.offerTable.note, STYLE.fact, { ...INNER, y }) + 14;
  });
  y = drawFacts(sheet, tag, text.summary, y) + PADDING;
  sheet.artifact(() => {
    sheet.pdf
      .roundedRect(BOX.x, boxTop, BOX.width, y - boxTop, BOX.radius)
      .lineWidth(1)
      .stroke(COLOR.action);
  });
}

function drawOfferTable(sheet: TaggedPdf, parent: Tag, table: OfferTable, top: number): number {
  let y = top;
  const tag = sheet.branch(parent, 'Table');
  sheet.leaf(tag, 'Caption', () => {
    y += sheet.write(table.caption, STYLE.fact, { ...INNER, y }) + 6;
  });
  const head = sheet.branch(tag, 'TR');
  table.columns.forEach((column, index) => {
    const draw = () =>
      void (column === '' || sheet.write(column, STYLE.cellHead, cellPlace(index, y + 4), { align: 'right' }));
    if (index === 0) sheet.leaf(head, 'TD', draw);
    else sheet.leaf(head, 'TH', draw, { scope: 'Column' });
  });
  y += 22;
  table.rows.forEach((row, index) => {
    const isFirst = index === 0;
    const height = isFirst ? 32 : 20.5;
    const rowY = y;
    sheet.artifact(() => drawRowGround(sheet, rowY, height, isFirst));
    const tagRow = sheet.branch(tag, 'TR');
    const labelStyle = isFirst ? STYLE.cellStrong : STYLE.cell;
    const textY = rowY + (isFirst ? 10 : 5);
    sheet.leaf(tagRow, 'TH', () => void sheet.write(row.label, labelStyle, cellPlace(0, textY)), { scope: 'Row' });
    row.values.forEach((value, column) => {
      const style = isFirst ? STYLE.money : STYLE.cellStrong;
      const place = cellPlace(column + 1, isFirst ? rowY + 7 : textY);
      sheet.leaf(tagRow, 'TD', () => void sheet.write(value, style, place, { align: 'right', tabular: true }));
    });
    y += height;
  });
  return y;
}

function cellPlace(column: number, y: number) {
  if (column === 0) return { x: INNER.x + 6, y, width: LABEL_WIDTH };
  return { x: INNER.x + LABEL_WIDTH + (column - 1) * CELL_WIDTH, y, width: CELL_WIDTH - 6 };
}

function drawRowGround(sheet: TaggedPdf, y: number, height: number, isFirst: boolean): void {
  if (isFirst) sheet.pdf.roundedRect(INNER.x, y, INNER.width, height, 6).fill(COLOR.highlightTint);
  else {
    sheet.pdf.moveTo(INNER.x, y + height).lineTo(INNER.x + INNER.width, y + height);
    sheet.pdf.lineWidth(0.75).stroke(COLOR.line);
  }
}

function drawFacts(sheet: TaggedPdf, parent: Tag, facts: readonly LabelledText[], top: number): number {
  const width = (INNER.width - 24) / 2;
  let y = top;
  for (let index = 0; index < facts.length; index += 2) {
    const heights = facts.slice(index, index + 2).map((fact, column) => {
      const x = INNER.x + column * (width + 24);
      let height = 0;
      sheet.leaf(parent, 'P', () => {
        height = sheet.write(fact.label, STYLE.factStrong, { x, y, width }) + 1;
        height += sheet.write(fact.value, STYLE.fact, { x, y: y + height, width });
      });
      return height;
    });
    y += Math.max(...heights) + 10;
  }
  return y - 10;
}
