import { formatList } from '#src/content/format.ts';

export const POSSIBLE = {
  title: 'Possible',
  never: 'Has no effect here.',
  or: ' or ',
  because: (text: string, needs: readonly string[]) => `${text} (${needs.join(', ')})`,
  when: (
    alternatives: readonly { readonly needs: readonly string[]; readonly unless: readonly string[] }[],
    exceptions: readonly string[],
    isOnEveryScreen = false,
  ) => {
    const texts = alternatives.map(({ needs, unless }) => [
      needs.length === 0 ? (isOnEveryScreen ? 'on every screen' : 'here') : `when ${formatList(needs)}`,
      ...(unless.length === 0 ? [] : [`but not when ${unless.join(' or ')}`]),
    ]);
    const conditions = texts.map((parts) => parts.join(', ')).join(', or ');
    return [`Possible ${conditions}.`, ...exceptions].join(' ');
  },
} as const;
