/** The words after something was removed (R17.3). */
export const REMOVAL = {
  file: (name: string) => `${name} was removed.`,
  owner: (name: string) =>
    name.trim() === '' ? 'The owner was removed.' : `${name.trim()} was removed from the owners.`,
  undo: 'Undo',
} as const;
