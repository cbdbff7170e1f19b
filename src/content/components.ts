/** The fixed words of the shared components; everything else comes in as props. */
export const COMPONENT_WORDS = {
  file: {
    choose: 'Choose file',
    replace: 'Replace',
    remove: 'Remove',
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
