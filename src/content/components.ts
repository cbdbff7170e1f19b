/** The fixed words of the shared components; everything else comes in as props. */
export const COMPONENT_WORDS = {
  file: {
    choose: 'Choose file',
    replace: 'Replace',
    remove: 'Remove',
    open: 'Open',
    newTab: '(opens in a new tab)',
    gone: 'This file is no longer on this device. Choose it again.',
    tabRefused: 'Your browser did not allow a new tab. Allow it for this page, then try again.',
    kinds: { pdf: 'PDF', jpeg: 'JPG', png: 'PNG', other: 'File', unreadable: 'File' },
    forLabel: (label: string) => `for ${label}`,
    drop: 'or drop it here',
    optional: 'Optional',
  },
  password: { show: 'Show password' },
  progress: {
    states: { waiting: 'Waiting', active: 'In progress', complete: 'Complete' },
    completed: (label: string) => `${label}: complete`,
  },
  chapterDone: 'Done',
} as const;
