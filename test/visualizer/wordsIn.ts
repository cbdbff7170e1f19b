/** The words in a piece of a page, as its text content would be. */
export function wordsIn(markup: string): string {
  const text = markup.replaceAll(/<[^>]*>/g, '');
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
