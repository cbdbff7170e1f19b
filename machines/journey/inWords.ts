const NAMES: Readonly<Record<string, string>> = {
  irs: 'IRS',
  patreon: 'Patreon',
  pdf: 'PDF',
  shopify: 'Shopify',
  youtube: 'YouTube',
};

/** A key of the chart in words: `connectAdditionalAccounts` becomes "Connect additional accounts". */
export function inWords(key: string): string {
  const words = key.split(/(?<![A-Z])(?=[A-Z])/).map((word) => NAMES[word.toLowerCase()] ?? word.toLowerCase());
  return capital(words.join(' '));
}

/** The text with a capital letter first. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
