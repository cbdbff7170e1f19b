/** The words of a comparison of two versions of a chart. */
export const COMPARISON = {
  label: 'Comparison with an earlier version',
  intro: 'Choose a version that was saved earlier. What is new, removed or changed since then is marked and listed.',
  choose: 'Choose a saved version',
  compared: (name: string) => `Compared with ${name}`,
  count: (count: number) =>
    count === 0 ? 'Nothing has changed.' : count === 1 ? '1 change' : `${count} changes; what is the same is dimmed`,
  close: 'End the comparison',
} as const;

/** Why a file cannot be compared with. */
export const MODEL_PROBLEMS = {
  notSaved: 'This file is no version of a chart as this page saves it, or it was changed since.',
  otherChart: 'This file is of another chart.',
} as const;
