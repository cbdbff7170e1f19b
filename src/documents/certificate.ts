import type { CertificateText } from '#src/content/certificate.ts';
import { drawLabelledRows, drawRecordHeading, drawRecordTable } from './records.ts';
import { PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import type { TaggedPdf } from './taggedPdf.ts';

const ROWS = { height: 28, padding: 7, labelWidth: 136 } as const;

/** Draws the certificate: the record of the signature, its events in order, and how the copy is checked (R12.5). */
export function drawSignedCertificate(sheet: TaggedPdf, text: CertificateText, demonstration: string): void {
  const tag = sheet.branch(sheet.root, 'Sect');
  sheet.addPage();
  let y: number = PAGE.top;
  sheet.leaf(tag, 'P', () => {
    y += sheet.write(demonstration, STYLE.warning, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH }) + 8;
  });
  y = drawRecordHeading(sheet, tag, text, y) - 10;
  y = drawLabelledRows(sheet, tag, text.fields, y, ROWS) + 24;
  y = drawRecordTable(sheet, tag, { ...text.events, isOfFigures: false }, y) + 24;
  sheet.leaf(tag, 'H3', () => {
    y += sheet.write(text.check.heading, STYLE.heading, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH }) + 6;
  });
  for (const paragraph of text.check.paragraphs) {
    sheet.leaf(tag, 'P', () => {
      y += sheet.write(paragraph, STYLE.cell, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH - 40 }) + 8;
    });
  }
}
