import { OFFERS } from '#machines/domain/offers.ts';
import type { ContractRecord, ContractSection, ContractText } from '#src/content/contractShape.ts';
import { contractText } from '#src/content/contractText.ts';
import { drawContractSummary } from './contractSummary.ts';
import { actual } from './letters.ts';
import { drawPageFrame } from './pageFrame.ts';
import { drawLabelledRows, drawRecordHeading } from './records.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE, type DocumentFonts } from './style.ts';
import { openTaggedPdf, type Tag, type TaggedPdf } from './taggedPdf.ts';

const COLUMN = { x: PAGE.left + 44, width: PAGE_TEXT_WIDTH - 44 - 20 } as const;
const GAP = { section: 18, heading: 7, paragraph: 8, item: 4 } as const;
const SIGNATURE = { columns: 2, gutter: 28, row: 72, heading: 120 } as const;
const BULLET_WIDTH = 14;
const ITEM = { x: COLUMN.x + BULLET_WIDTH, width: COLUMN.width - BULLET_WIDTH } as const;

/** The generic contract for all three offers as a tagged PDF; the same bytes every time (R12.1, R12.7). */
export async function writeContract(fonts: DocumentFonts): Promise<Uint8Array> {
  const text = contractText(OFFERS);
  const sheet = openTaggedPdf(text.product, text.title, text.demonstration, fonts);
  drawContract(sheet, text);
  drawCertificate(sheet, text.certificate);
  return sheet.finish((page, pages) =>
    drawPageFrame(sheet, { product: text.product, right: text.title, mark: text.demonstration }, page, pages),
  );
}

/** Draws the summary, the sections and the signatures, with what is filled in (R12.1). */
export function drawContract(sheet: TaggedPdf, text: ContractText): void {
  drawContractSummary(sheet, text);
  drawSignatures(sheet, text.signatures, drawSections(sheet, text.sections));
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
    if (field.value === '') return;
    const y = lineY - 4 - sheet.measure(field.value, STYLE.cellStrong, width);
    sheet.leaf(tag, 'P', () => void sheet.write(field.value, STYLE.cellStrong, { x, y, width }), actual(field.value));
  });
}

function drawCertificate(sheet: TaggedPdf, record: ContractRecord): void {
  const tag = sheet.branch(sheet.root, 'Sect');
  sheet.addPage();
  const top = drawRecordHeading(sheet, tag, record, PAGE.top);
  drawLabelledRows(sheet, tag, record.fields, top);
}
