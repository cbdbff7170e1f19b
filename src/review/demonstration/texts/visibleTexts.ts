/** Inline elements; all others start a new block. */
const INLINE = new Set('a abbr b bdi br code em i mark small span strong sub sup time wbr'.split(' '));
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ROWS = new Set('dt /dl tr /tr'.split(' '));
const SKIPPED = new Set('noscript script style template'.split(' '));

const PART = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/g;
const HIDDEN = /\shidden(?:=|\s|$)|\sstyle="[^"]*display:\s*none/;
const PLACEHOLDER = /\splaceholder="([^"]*)"/;
const HAS_CONTENT = /[\p{L}$%]/u;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** Returns visible text in reading order, without repeats. Joins the cells of a row, and a question with its answer. */
export function visibleTexts(markup: string): readonly string[] {
  const texts = new Set<string>();
  const hiddenStack: boolean[] = [];
  let row: string[] | null = null;
  let block = '';
  let isAfterInline = false;
  let isTitle = false;
  let question = '';
  const add = (text: string) => HAS_CONTENT.test(text) && texts.add(text);
  const flush = () => {
    const text = decodeEntities(block).replaceAll(/\s+/g, ' ').trim();
    if (isTitle && text.endsWith('?')) question = text;
    else if (text !== '') {
      if (row === null) add(`${question} ${text}`.trim());
      else row.push(text);
      question = '';
    }
    block = '';
    isAfterInline = false;
  };
  const nextRow = (isLast: boolean) => {
    // Skips rows of numbers, which make no sense without their table.
    if (row !== null && /\p{L}/u.test(row.join(''))) add(rowText(row));
    row = isLast ? null : [];
  };
  const read = (text: string) => {
    // Starts a new block where only CSS separates two texts, such as a number and its note.
    if (isAfterInline && /[\w%]$/.test(block) && /^[\p{L}\d$]/u.test(text)) flush();
    block += text;
    isAfterInline = false;
  };
  for (const [part, end = '', name = '', attributes = ''] of markup.matchAll(PART)) {
    const isInHidden = hiddenStack.at(-1) === true;
    if (name === '') {
      if (!isInHidden && !part.startsWith('<!')) read(part);
      continue;
    }
    if (INLINE.has(name)) isAfterInline ||= end !== '';
    else flush();
    if (name === 'summary') isTitle = end === '';
    if (ROWS.has(`${end}${name}`)) nextRow(end !== '');
    if (end !== '') {
      hiddenStack.pop();
      continue;
    }
    const isHidden = isInHidden || SKIPPED.has(name) || HIDDEN.test(attributes);
    if (!isHidden) block += PLACEHOLDER.exec(attributes)?.[1] ?? '';
    if (!VOID_ELEMENTS.has(name) && !attributes.endsWith('/')) hiddenStack.push(isHidden);
  }
  flush();
  // Removes labels that the markup repeats above their row for narrow screens.
  return [...texts].filter((text) => ![...texts].some((other) => other.startsWith(`${text}: `)));
}

/** Joins a row, or a term and its description, into one line: "Fee: $18,750 · What you repay". */
export function rowText([term = '', ...rest]: readonly string[]): string {
  return [term, rest.join(' · ')].filter(Boolean).join(term.endsWith(':') ? ' ' : ': ');
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
