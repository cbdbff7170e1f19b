/** Proper names by their lowercase spelling. */
export const PROPER_NAMES: Readonly<Record<string, string>> = {
  irs: 'IRS',
  patreon: 'Patreon',
  pdf: 'PDF',
  shopify: 'Shopify',
  youtube: 'YouTube',
};

/** Turns `connectAdditionalAccounts` into "Connect additional accounts". */
export function humanize(key: string): string {
  const words = key.split(/(?<![A-Z])(?=[A-Z])/).map((word) => PROPER_NAMES[word.toLowerCase()] ?? word.toLowerCase());
  return capitalize(words.join(' '));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
