import { MAX_IRS_FORM_BYTES, MIB } from '#machines/constants.ts';
import type { FileProblem } from '#machines/domain/documents.ts';

/** The fixed words of the shared components; everything else comes in as props. */
export const COMPONENT_WORDS = {
  file: {
    choose: 'Choose file',
    replace: 'Replace',
    remove: 'Remove',
    open: 'Open',
    refused: (name: string) => `“${name}” was not added.`,
    missing: 'This file is no longer on this device. Choose it again.',
    viewer: {
      close: 'Close',
      document: 'Document',
      picture: 'Picture',
      loading: 'Loading the file',
      notShown: "We can't show this file here. It's still attached. Try again, or check that it opens on your device.",
    },
    kinds: { pdf: 'PDF', jpeg: 'JPG', png: 'PNG', other: 'File', unreadable: 'File' },
    forLabel: (label: string) => `for ${label}`,
    drop: 'or drop it here',
    optional: 'Optional',
  },
  ein: {
    /** What is read out for a masked number: the digits that are shown. */
    ending: (digits: string) => `ending in ${digits}`,
    show: 'Show the EIN',
    hide: 'Hide the EIN',
  },
  password: { show: 'Show password' },
  progress: {
    pause: 'Pause',
    resume: 'Resume',
    states: { waiting: 'Waiting', active: 'In progress', complete: 'Complete', unchecked: 'Not confirmed' },
    completed: (label: string) => `${label}: complete`,
  },
  chapterDone: 'Done',
} as const;

/** Why a chosen file was refused, in words, wherever a file is asked for (R9.4 to R9.6, R10.4). */
export const FILE_PROBLEMS: Readonly<Record<FileProblem, string>> = {
  notPdf: 'Only PDF files are accepted.',
  tooLarge: `File size must be less than ${MAX_IRS_FORM_BYTES / MIB}MB.`,
  notPdfOrImage: 'Only PDF, JPG and PNG files are accepted.',
  empty: 'This file is empty. Choose another file.',
  unreadable: "We couldn't read this file. Check that it opens on your device, then choose it again.",
};

/** The words around a shown PDF (R10.1, R12.1). */
export const PDF_TEXT = {
  tools: 'Document view',
  page: (page: number, total: number) => `Page ${page} of ${total}`,
  picture: 'Page 1, as a picture',
  zoom: (percent: number) => `${percent}%`,
  zoomMeaning: 'of paper size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit width',
} as const;
