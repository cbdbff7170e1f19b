const LONGEST_TEXT = 40;

/** What is remembered, flattened one level and in short form: for samples only, nothing in it is redacted. */
export function shortData(context: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entriesOf(context).flatMap(([name, value]): [string, string][] =>
      isRecord(value)
        ? entriesOf(value).map(([part, inside]): [string, string] => [`${name}.${part}`, shortText(inside)])
        : [[name, shortText(value)]],
    ),
  );
}

function shortText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string') ? listText(value) : countText(value);
  if (isRecord(value) && typeof value['name'] === 'string') return value['name'];
  return `${entriesOf(value).length} entries`;
}

function listText(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing' : texts.join(', ');
}

function countText(list: readonly unknown[]): string {
  return `${list.length} ${list.length === 1 ? 'entry' : 'entries'}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
