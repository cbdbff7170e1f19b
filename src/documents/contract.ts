import { costPerDollarReceived, estimatedMonths, monthlyPaymentDollars, OFFERS } from '#machines/domain/offers.ts';
import type { ContractRecord, ContractSection } from '#src/content/contractShape.ts';
import { contractText } from '#src/content/contractText.ts';
import { drawContractSummary } from './contractSummary.ts';
import { drawPageFrame } from './pageFrame.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE, type DocumentFonts, type TextStyle } from './style.ts';
import { openTaggedPdf, type Tag, type TaggedPdf } from './taggedPdf.ts';

const COLUMN = { x: PAGE.left + 44, width: PAGE_TEXT_WIDTH - 44 - 20 } as const;
const GAP = { section: 18, heading: 7, paragraph: 8, item: 4 } as const;
const SIGNATURE = { columns: 2, gutter: 28, row: 72, heading: 120 } as const;
const BULLET_WIDTH = 14;
const ITEM = { x: COLUMN.x + BULLET_WIDTH, width: COLUMN.width - BULLET_WIDTH } as const;

const OFFER_TERMS = OFFERS.map((offer) => ({
  ...offer,
  monthlyPaymentDollars: monthlyPaymentDollars(offer),
  estimatedMonths: estimatedMonths(offer),
  costPerDollarReceived: costPerDollarReceived(offer),
}));

/** The generic contract for all three offers as a tagged PDF; the same bytes every time (R12.1, R12.7). */
export async function writeContract(fonts: DocumentFonts): Promise<Uint8Array> {
  const text = contractText(OFFER_TERMS);
  const sheet = openTaggedPdf(text.product, text.title, text.demonstration, fonts);
  drawContractSummary(sheet, text);
  drawSignatures(sheet, text.signatures, drawSections(sheet, text.sections));
  drawCertificate(sheet, text.certificate);
  return sheet.finish((page, pages) =>
    drawPageFrame(sheet, { product: text.product, right: text.title, mark: text.demonstration }, page, pages),
  );
}

function drawSections(sheet: TaggedPdf, sections: readonly ContractSection[]): number {
  sheet.addPage();
  let y: number = PAGE.top;
  const reserve = (height: number) => {
    if (y === PAGE.top || y + height <= PAGE.bottom) return;
    sheet.addPage();
    y = PAGE.top;
  };
  sections.forEach((section, index) => {
    reserve(sectionHeight(sheet, section));
    const tag = sheet.branch(sheet.root, 'Sect');
    sheet.pdf.outline.addItem(`${index + 1} ${section.heading}`);
    sheet.leaf(tag, 'H2', () => {
      sheet.write(`${index + 1}`, STYLE.number, { x: PAGE.left, y, width: COLUMN.x - PAGE.left });
      y += sheet.write(section.heading, STYLE.heading, { ...COLUMN, y }) + GAP.heading;
    });
    for (const paragraph of section.paragraphs) {
      reserve(sheet.heightOf(paragraph, STYLE.body, COLUMN.width));
      sheet.leaf(tag, 'P', () => {
        y += sheet.write(paragraph, STYLE.body, { ...COLUMN, y }) + GAP.paragraph;
      });
    }
    if (section.list !== undefined) {
      const list = sheet.branch(tag, 'L');
      for (const item of section.list) {
        reserve(sheet.heightOf(item, STYLE.body, ITEM.width));
        y += drawItem(sheet, list, item, y) + GAP.item;
      }
    }
    y += GAP.section;
  });
  return y;
}

function sectionHeight(sheet: TaggedPdf, { heading, paragraphs, list = [] }: ContractSection): number {
  const paragraphHeights = paragraphs.map((text) => sheet.heightOf(text, STYLE.body, COLUMN.width) + GAP.paragraph);
  const itemHeights = list.map((text) => sheet.heightOf(text, STYLE.body, ITEM.width) + GAP.item);
  const headingHeight = sheet.heightOf(heading, STYLE.heading, COLUMN.width) + GAP.heading;
  return [...paragraphHeights, ...itemHeights].reduce((sum, height) => sum + height, headingHeight);
}

function drawItem(sheet: TaggedPdf, list: Tag, text: string, y: number): number {
  const item = sheet.branch(list, 'LI');
  let height = 0;
  sheet.leaf(item, 'Lbl', () => void sheet.write('•', STYLE.bullet, { x: COLUMN.x, y, width: BULLET_WIDTH }));
  sheet.leaf(item, 'LBody', () => {
    height = sheet.write(text, STYLE.body, { ...ITEM, y });
  });
  return height;
}

function drawRecordHeading(sheet: TaggedPdf, tag: Tag, record: ContractRecord, top: number): number {
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

function drawSignatures(sheet: TaggedPdf, record: ContractRecord, below: number): void {
  const rows = Math.ceil(record.fields.length / SIGNATURE.columns);
  const fits = below + SIGNATURE.heading + rows * SIGNATURE.row <= PAGE.bottom;
  if (!fits) sheet.addPage();
  const tag = sheet.branch(sheet.root, 'Sect');
  const top = drawRecordHeading(sheet, tag, record, fits ? below + GAP.section : PAGE.top);
  const width = (PAGE_TEXT_WIDTH - SIGNATURE.gutter) / SIGNATURE.columns;
  record.fields.forEach((field, index) => {
    const x = PAGE.left + (index % SIGNATURE.columns) * (width + SIGNATURE.gutter);
    const lineY = top + Math.floor(index / SIGNATURE.columns) * SIGNATURE.row + 40;
    sheet.artifact(
      () =>
        void sheet.pdf
          .moveTo(x, lineY)
          .lineTo(x + width, lineY)
          .lineWidth(1)
          .stroke(COLOR.fieldLine),
    );
    sheet.leaf(tag, 'P', () => void sheet.write(field.label, STYLE.small, { x, y: lineY + 6, width }));
  });
}

function drawCertificate(sheet: TaggedPdf, record: ContractRecord): void {
  const tag = sheet.branch(sheet.root, 'Sect');
  sheet.addPage();
  let y = drawRecordHeading(sheet, tag, record, PAGE.top);
  const table = sheet.branch(tag, 'Table');
  const rowHeight = 34;
  const labelWidth = 190;
  for (const field of record.fields) {
    const textY = y + 10;
    sheet.artifact(() => {
      sheet.pdf.moveTo(PAGE.left, y + rowHeight).lineTo(PAGE.width - PAGE.right, y + rowHeight);
      sheet.pdf.lineWidth(0.75).stroke(COLOR.line);
    });
    const row = sheet.branch(table, 'TR');
    const label = { x: PAGE.left, y: textY, width: labelWidth };
    const value = { x: PAGE.left + labelWidth, y: textY, width: PAGE_TEXT_WIDTH - labelWidth };
    sheet.leaf(row, 'TH', () => void sheet.write(field.label, STYLE.cellStrong, label), { scope: 'Row' });
    sheet.leaf(row, 'TD', () => void (field.value === '' || sheet.write(field.value, STYLE.cell, value)));
    y += rowHeight;
  }
}
