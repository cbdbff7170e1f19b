/** The fixed words of the shared components; everything else comes in as props. */
export const COMPONENT_WORDS = {
  file: {
    choose: 'Choose file',
    replace: 'Replace',
    remove: 'Remove',
    open: 'Open',
    refused: (name: string) => `“${name}” was not added.`,
    gone: 'This file is no longer on this device. Choose it again.',
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
