const NAMES: Readonly<Record<string, string>> = {
  irs: 'IRS',
  patreon: 'Patreon',
  pdf: 'PDF',
  shopify: 'Shopify',
  youtube: 'YouTube',
};

/** A key of the chart in words: `connectAdditionalAccounts` becomes "Connect additional accounts". */
export function inWords(key: string): string {
  const words = key.split(/(?=[A-Z])/).map((word) => NAMES[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
