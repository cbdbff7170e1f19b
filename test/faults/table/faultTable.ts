import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { CITED } from './cited.ts';

/** One fault: what goes wrong, what a creator then sees, and the files whose tests prove it. */
export type FaultRow = {
  readonly id: string;
  readonly fault: string;
  readonly outcomes: readonly string[];
  readonly files: readonly string[];
};

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'test/faults');
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** The gate has its tests beside it. */
const ELSEWHERE = [join(ROOT, 'test/gate/build.test.mjs')];
/** A title of a group or of a test, as it stands in the source. */
const TITLE = /\b(describe|test|it)(?:\.each(?:<[\s\S]*?>)?\([\s\S]*?\))?\(\s*(['`])((?:\\.|(?!\2)[^\\])*)\2/g;
const FAULT = /^(F-\d\d) (.+)$/;
/** What a fault is cited for: a file, and words in it. */
const QUOTED = /^ {2}(\S+): (.+)$/;
const ESCAPED = /\\(.)/g;
/** What a group that is gone through for several things ends with. */
const EACH = /: …$/;
const PLACEHOLDER = /\$\{[^}]*\}|\$[\w.]+|%[sdijo]/g;

/** The rows that tests prove, under `test/faults` by their titles and elsewhere as cited, in the order of their ids. */
export function provedFaults(): readonly FaultRow[] {
  const rows = new Map<string, FaultRow>();
  for (const { file, id, fault, outcome } of [...titles(), ...citations()]) {
    const known = rows.get(id) ?? { id, fault, outcomes: [], files: [] };
    rows.set(id, {
      ...known,
      outcomes: outcome === null ? known.outcomes : [...known.outcomes, outcome.replaceAll(PLACEHOLDER, '…')],
      files: [...new Set([...known.files, file])],
    });
  }
  return [...rows.values()].toSorted((one, other) => one.id.localeCompare(other.id));
}

type Title = { readonly file: string; readonly id: string; readonly fault: string; readonly outcome: string | null };

function titles(): readonly Title[] {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name) && entry.parentPath !== import.meta.dirname)
    .map((entry) => join(entry.parentPath, entry.name));
  return [...files, ...ELSEWHERE]
    .toSorted()
    .flatMap((file) => titlesIn(relative(FOLDER, file), readFileSync(file, 'utf8')));
}

function citations(): readonly Title[] {
  let group = { id: '', fault: '' };
  return CITED.trim()
    .split('\n')
    .flatMap((line): Title[] => {
      const [, id, fault] = FAULT.exec(line) ?? [];
      if (id !== undefined && fault !== undefined) group = { id, fault };
      const [, file, outcome] = QUOTED.exec(line) ?? [];
      return file === undefined || outcome === undefined ? [] : [{ file, ...group, outcome }];
    });
}

/** The cited words that do not stand in their files. */
export function misquoted(): readonly Title[] {
  return citations().filter(({ file, outcome }) => {
    const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(ESCAPED, '$1');
    return outcome === null || !source.includes(outcome);
  });
}

/** The titles of one file: a fault, then the outcomes of the tests in its group. */
function titlesIn(file: string, source: string): readonly Title[] {
  let group: { readonly id: string; readonly fault: string } | null = null;
  return [...source.matchAll(TITLE)].flatMap(([, kind, , text = '']): Title[] => {
    const title = text.replaceAll(ESCAPED, '$1').replaceAll(PLACEHOLDER, '…');
    if (kind !== 'describe') return group === null ? [] : [{ file, ...group, outcome: title }];
    const [, id, fault] = FAULT.exec(title) ?? [];
    group = id === undefined || fault === undefined ? null : { id, fault: fault.replace(EACH, '') };
    return group === null ? [] : [{ file, ...group, outcome: null }];
  });
}

/** The document of all faults, each with its visible outcome. */
export function faultDocument(rows: readonly FaultRow[]): string {
  const tested = rows.map(
    ({ id, fault, outcomes, files }) =>
      `## ${id} ${fault}\n\n${outcomes.map((outcome) => `- ${outcome}\n`).join('')}\n${files.map((file) => `\`${basename(file)}\``).join(', ')}\n`,
  );
  return `# What goes wrong, and what a creator then sees

Written from the titles of the tests under \`test/faults\`, and of those elsewhere that prove a fault, by \`npm run docs\`;
do not edit it. Tested: ${rows.length}.

${tested.join('\n')}`;
}
