import { pdfOf, streamOf } from './pdfFiles.ts';

const LETTER = '/MediaBox[0 0 612 792]';
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Count 1/Kids[4 0 R]>>';
const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const page = (entries: string) => `<</Type/Page/Parent 2 0 R/Resources<</Font<</F 3 0 R>>>>${entries}>>`;
const words = (text: string, top = 700) => streamOf(`BT /F 24 Tf 20 ${top} Td ${text} Tj ET`);

/** Three sheets, the second of which is not in the file. */
export function pdfWithoutSecondPage(): Buffer {
  return pdfOf([
    CATALOG,
    '<</Type/Pages/Count 3/Kids[4 0 R 99 0 R 6 0 R]>>',
    HELVETICA,
    page(`${LETTER}/Contents 5 0 R`),
    words('(Sheet 1)'),
    page(`${LETTER}/Contents 7 0 R`),
    words('(Sheet 3)'),
  ]);
}

/** A page that holds nothing but these form fields; the object after them is an empty picture of a field. */
export function filledForm(...fields: readonly string[]): Buffer {
  const refs = fields.map((_, index) => `${5 + index} 0 R`).join(' ');
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${refs}]/DR<</Font<</F 3 0 R>>>>>>>>`,
    PAGES,
    HELVETICA,
    page(`${LETTER}/Annots[${refs}]`),
    ...fields.map((field) => `<</Type/Annot/Subtype/Widget/P 4 0 R/DA(/F 12 Tf 0 g)${field}>>`),
    streamOf('', '/Type/XObject/Subtype/Form/BBox[0 0 280 30]'),
  ]);
}

/** A form that only Adobe's programs lay out: its one page says so. */
export function dynamicForm(): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA 6 0 R>>>>',
    PAGES,
    HELVETICA,
    page(`${LETTER}/Contents 5 0 R`),
    words('(Please wait...)'),
    streamOf('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'),
  ]);
}

/** A document without any page. */
export function pdfWithoutPages(): Buffer {
  return pdfOf([CATALOG, '<</Type/Pages/Count 0/Kids[]>>']);
}

/** The four signs of “company name” in a font that every Chinese system has, and the document does not. */
export function chinesePdf(): Buffer {
  return pdfOf([
    CATALOG,
    PAGES,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    page(`${LETTER}/Contents 5 0 R`),
    words('<516C53F8540D79F0>'),
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ]);
}

/** A page of this size in points, with words at its top and further entries. */
export function pdfOfSize(width: number, height: number, entries = ''): Buffer {
  return pdfOf([
    CATALOG,
    PAGES,
    HELVETICA,
    page(`/MediaBox[0 0 ${width} ${height}]/Contents 5 0 R${entries}`),
    words('(Sheet 1)', height - 40),
  ]);
}
