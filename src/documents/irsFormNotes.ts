import type { IrsFormText } from '#src/content/irsFormText.ts';
import { drawRule } from './pageFrame.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import type { Tag, TaggedPdf } from './taggedPdf.ts';

type LabelledText = { readonly label: string; readonly value: string };
type Field = { readonly label: string; readonly x: number; readonly width: number; readonly row: number };

const GUTTER = 20;
const HALF_WIDTH = (PAGE_TEXT_WIDTH - GUTTER) / 2;
const FIELD_HEIGHT = 48;
const TICK_SIZE = 13;

/** Draws the second page: where one signs, what to know first, and which detail belongs on which line (R10.1). */
export function drawIrsFormNotes(sheet: TaggedPdf, { sign, facts, prefill }: IrsFormText): void {
  let y = drawHeading(sheet, sheet.root, sign.heading, PAGE.top - 14);
  sheet.artifact(() => {
    sheet.pdf.roundedRect(PAGE.left, y, TICK_SIZE, TICK_SIZE, 3).lineWidth(1).stroke(COLOR.fieldLine);
  });
  sheet.leaf(sheet.root, 'P', () => {
    const place = { x: PAGE.left + TICK_SIZE + 10, y, width: PAGE_TEXT_WIDTH - TICK_SIZE - 10 };
    y += sheet.write(sign.attestation, STYLE.cell, place) + 4;
  });
  y = drawFields(sheet, sign.you, y) + 14;
  sheet.leaf(sheet.root, 'P', () => {
    y += sheet.write(sign.spouseHeading, STYLE.cellHead, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH });
  });
  y = drawFields(sheet, sign.spouse, y) + 22;

  y = drawHeading(sheet, sheet.root, facts.heading, y);
  y = drawTable(sheet, null, facts.items, 150, y) + 20;
  y = drawHeading(sheet, sheet.root, prefill.heading, y);
  drawTable(sheet, prefill.columns, prefill.rows, 60, y);
}

function drawHeading(sheet: TaggedPdf, parent: Tag, heading: string, y: number): number {
  let height = 0;
  sheet.leaf(parent, 'H2', () => {
    height = sheet.write(heading, STYLE.heading, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH });
  });
  return y + height + 6;
}

function drawFields(sheet: TaggedPdf, labels: readonly string[], top: number): number {
  const fields = labels.map((label, index): Field => {
    const isLastAlone = index === labels.length - 1 && index % 2 === 0;
    const x = PAGE.left + (index % 2) * (HALF_WIDTH + GUTTER);
    return { label, x, width: isLastAlone ? PAGE_TEXT_WIDTH : HALF_WIDTH, row: Math.floor(index / 2) };
  });
  for (const { label, x, width, row } of fields) {
    const lineY = top + row * FIELD_HEIGHT + 30;
    sheet.artifact(
      () =>
        void sheet.pdf
          .moveTo(x, lineY)
          .lineTo(x + width, lineY)
          .lineWidth(1)
          .stroke(COLOR.fieldLine),
    );
    sheet.leaf(sheet.root, 'P', () => void sheet.write(label, STYLE.small, { x, y: lineY + 4, width }));
  }
  return top + Math.ceil(labels.length / 2) * FIELD_HEIGHT;
}

function drawTable(
  sheet: TaggedPdf,
  columns: readonly [string, string] | null,
  rows: readonly LabelledText[],
  labelWidth: number,
  top: number,
): number {
  let y = top;
  const table = sheet.branch(sheet.root, 'Table');
  const label = { x: PAGE.left, width: labelWidth };
  const value = { x: PAGE.left + labelWidth, width: PAGE_TEXT_WIDTH - labelWidth };
  const addRule = () => sheet.artifact(() => drawRule(sheet, y));
  if (columns !== null) {
    const head = sheet.branch(table, 'TR');
    sheet.leaf(head, 'TH', () => void sheet.write(columns[0], STYLE.cellHead, { ...label, y }), { scope: 'Column' });
    sheet.leaf(head, 'TH', () => void sheet.write(columns[1], STYLE.cellHead, { ...value, y }), { scope: 'Column' });
    y += 17;
  }
  addRule();
  for (const row of rows) {
    const tag = sheet.branch(table, 'TR');
    const textY = y + 5;
    sheet.leaf(tag, 'TH', () => void sheet.write(row.label, STYLE.cellStrong, { ...label, y: textY }), {
      scope: 'Row',
    });
    sheet.leaf(tag, 'TD', () => {
      y = textY + sheet.write(row.value, STYLE.cell, { ...value, y: textY }) + 4;
    });
    addRule();
  }
  return y;
}
