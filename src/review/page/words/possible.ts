import { formatList } from '#src/content/format.ts';

/** When a button does something, gathered from all rules. */
export const POSSIBLE = {
  title: 'Possible',
  never: 'It does nothing here.',
  or: ' or ',
  because: (text: string, needs: readonly string[]) => `${text} (${needs.join(', ')})`,
  when: (
    alternatives: readonly { readonly needs: readonly string[]; readonly unless: readonly string[] }[],
    exceptions: readonly string[],
  ) => {
    const texts = alternatives.map(({ needs, unless }) => [
      ...(needs.length === 0 ? [] : [`when ${formatList(needs)}`]),
      ...(unless.length === 0 ? [] : [`unless ${unless.join(' or ')}`]),
    ]);
    const isAlways = texts.some((parts) => parts.length === 0);
    const asked = isAlways ? 'here' : texts.map((parts) => parts.join(', ')).join(', or ');
    if (exceptions.length > 0) return `Possible ${asked}, except: ${exceptions.join(' ')}`;
    return isAlways ? 'Always possible here.' : `Possible ${asked}.`;
  },
} as const;
