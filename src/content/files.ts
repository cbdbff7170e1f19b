import { MAX_IRS_FORM_BYTES, MIB } from '#machines/constants.ts';
import type { FileProblem, FileRefusal } from '#machines/domain/documents.ts';
import type { FileContent } from '#machines/domain/fileContent.ts';

/** Text that all file fields share (R9.4, R9.5, R10.4). */
export const FILE_WORDS = {
  choose: 'Choose file',
  replace: 'Replace',
  remove: 'Remove',
  open: 'Open',
  reading: (name: string) => `Reading “${name}”…`,
  refused: (name: string) => `“${name}” was not added.`,
  missing: 'This file is no longer on this device. Choose it again.',
  viewer: {
    close: 'Close',
    document: 'Document',
    picture: 'Picture',
    loading: 'Loading the file',
    notShown: "We can't show this file here. It's still attached. Try again, or check that it opens on your device.",
    retry: 'Try again',
  },
  kinds: { pdf: 'PDF', jpeg: 'JPG', png: 'PNG' } as Readonly<Partial<Record<FileContent, string>>>,
  otherKind: 'File',
  forLabel: (label: string) => `for ${label}`,
  drop: 'or drop it here',
  optional: 'Optional',
} as const;

export const DROP_PROBLEMS = {
  folder: "That's a folder. Choose one file.",
  several: 'That was more than one file, and only one fits here. Choose one file.',
  noFile: "That isn't a file. Save it on your device first, then choose it here.",
} as const;

const PRINT = 'Open it, choose Print, then save it as a PDF and choose that.';
const CONVERT = 'Open it and save it as a JPG or PNG, or take a screenshot of it.';
const EXPORT = 'Open it, save or export it as a PDF, then choose that.';

const PROBLEMS: Readonly<Record<FileProblem, string>> = {
  notPdf: 'Only PDF files are accepted.',
  tooLarge: `File size must be less than ${MAX_IRS_FORM_BYTES / MIB}MB.`,
  notPdfOrImage: 'Only PDF, JPG and PNG files are accepted.',
  empty: 'This file is empty. Choose another file.',
  unreadable:
    "We couldn't read this file. Check that it opens on your device, then choose it again. If it's in a cloud drive, download it first.",
  lockedPdf: 'This PDF is locked. Open it with its password, choose Print, then save it as a PDF and choose that.',
  dynamicForm:
    'This PDF is a form that only Adobe Reader can show. Open it there, choose Print, then save it as a PDF and choose that.',
  portfolio:
    'This PDF is a portfolio, several files in one. Open it in Adobe Reader, save the file you need, and choose that.',
  pagelessPdf: 'This PDF has no pages. Choose another file.',
  brokenPdf: "This PDF can't be opened. It may be damaged, or only part of it was saved. Download or scan it again.",
  brokenPicture: "This picture can't be opened. It may be damaged. Take or save it again.",
};

type WrongType = { readonly name: string; readonly toDo: string; readonly toDoAsImage?: string };
const picture = (name: string): WrongType => ({ name, toDo: PRINT, toDoAsImage: CONVERT });
const document = (name: string): WrongType => ({ name, toDo: EXPORT });

/** Names each wrong type of file, and explains how to get a PDF or an image from it. */
const WRONG_TYPES: Readonly<Partial<Record<FileContent, WrongType>>> = {
  jpeg: picture('a JPG picture'),
  png: picture('a PNG picture'),
  brokenPicture: picture('a picture'),
  heic: {
    name: 'a HEIC photo',
    toDo: PRINT,
    toDoAsImage:
      'Take a screenshot of it and choose that. For new photos on iPhone: Settings > Camera > Formats > Most Compatible.',
  },
  avif: picture('an AVIF picture'),
  gif: picture('a GIF picture'),
  webp: picture('a WebP picture'),
  tiff: picture('a TIFF picture'),
  bmp: picture('a BMP picture'),
  svg: picture('an SVG drawing'),
  picture: picture('a picture of another kind'),
  media: { name: 'a video or a recording', toDo: 'Choose the document itself.' },
  word: document('a Word document'),
  excel: document('an Excel spreadsheet'),
  office: document('a Microsoft Office file'),
  openDocument: document('an OpenDocument file'),
  iWork: document('a Pages, Numbers or Keynote file'),
  rtf: document('a rich text document'),
  document: document('a document of another kind'),
  text: document('a text file'),
  formData: {
    name: 'the data of a form without its pages',
    toDo: 'Open the form, save it as a PDF, then choose that.',
  },
  webPage: {
    name: 'a web page, often a sign-in page saved instead of the document',
    toDo: 'Sign in there, download the document again, then choose it.',
  },
  archive: { name: 'a zip file or another archive', toDo: 'Open it, then choose the file inside.' },
  shortcut: { name: 'a shortcut to a file or page', toDo: 'Open it, save what it shows as a PDF, then choose that.' },
  email: { name: 'an email', toDo: 'Open it, save its attachment, then choose that.' },
};

/** Explains why a file was rejected and, if its type is wrong, what to do (R20.5). */
export function refusalWords({ problem, content }: FileRefusal): readonly string[] {
  if (problem !== 'notPdf' && problem !== 'notPdfOrImage') return [PROBLEMS[problem]];
  const { name, toDo, toDoAsImage = toDo } = WRONG_TYPES[content] ?? document('a file of another kind');
  return [PROBLEMS[problem], `This is ${name}. ${problem === 'notPdf' ? toDo : toDoAsImage}`];
}
