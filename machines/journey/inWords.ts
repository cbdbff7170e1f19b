/** Proper names by their lowercase spelling. */
export const NAMES: Readonly<Record<string, string>> = {
  irs: 'IRS',
  patreon: 'Patreon',
  pdf: 'PDF',
  shopify: 'Shopify',
  youtube: 'YouTube',
};

/** Turns `connectAdditionalAccounts` into "Connect additional accounts". */
export function inWords(key: string): string {
  const words = key.split(/(?<![A-Z])(?=[A-Z])/).map((word) => NAMES[word.toLowerCase()] ?? word.toLowerCase());
  return capital(words.join(' '));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
