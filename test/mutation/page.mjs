// The page of mutants, docs/mutants.md, from the last runs and the reasons why a mutant may live.
import { LEAST_PERCENT, PARTS } from './parts.mjs';
import { percentNoticed } from './survey.mjs';

const INTRODUCTION = `# Mutants

This page is written by \`npm run mutate\` and \`npm run mutate:src\`; do not edit it. A mutant is the product with one small
change: a condition turned round, a text emptied, a block left out. The tests must notice. Which files are changed, which
are not and why stands in [parts.mjs](../test/mutation/parts.mjs). Not tried are changes of tables that are read once when
a file is loaded, where a run was told to leave them out: each takes all tests of its part.

The journey's chart is such a table. It has mutants of its own, each with one transition broken, which the unit tests make
and judge in [mutants.test.ts](../test/graph/mutants.test.ts).`;

const HEAD = ['Folder', 'Noticed', 'By a timeout', 'Not noticed', 'No test there', 'Not tried', 'Score'];

/** Whether a reason speaks of a survivor: of one change of a line, or of all that live in a file or folder. */
export function explains({ file, line, changes }, survivor) {
  if (line === undefined) return survivor.file.startsWith(file);
  return file === survivor.file && line === survivor.line && changes.includes(survivor.change);
}

/** The survivors that no reason speaks of. */
export function unexplained(survivors, reasons) {
  return survivors.filter((survivor) => !reasons.some((reason) => explains(reason, survivor)));
}

/** What of a result is not as good as asked for, or older than the code that has these digests. */
export function complaintsAbout(result, reasons, digests = {}) {
  const isOld = ([part, digest]) => result[part]?.digest !== digest;
  const survivors = Object.values(result).flatMap((part) => part.survivors);
  return [
    ...Object.entries(digests)
      .filter(isOld)
      .map(([part]) => `${part} was measured on other code`),
    ...unexplained(survivors, reasons).map(({ file, change }) => `no reason is known for ${file}: ${change}`),
    ...groupsOf(result).flatMap(({ group, folders }) => [
      ...folders
        .filter(([, counts]) => percentNoticed(counts) < LEAST_PERCENT[group].folder)
        .map(([folder, counts]) => `${folder}: only ${percentNoticed(counts).toFixed(1)} % are noticed`),
      ...[percentNoticed(sumOf(folders.map(([, counts]) => counts)))]
        .filter((percent) => percent < LEAST_PERCENT[group].all)
        .map((percent) => `${group}: only ${percent.toFixed(1)} % are noticed`),
    ]),
  ];
}

/** The groups of which there is a result, each with the counts of its folders. */
function groupsOf(result) {
  return Object.keys(LEAST_PERCENT)
    .map((group) => {
      const parts = PARTS.filter((part) => part.group === group && part.name in result);
      return { group, folders: parts.flatMap(({ name }) => Object.entries(result[name].folders)) };
    })
    .filter(({ folders }) => folders.length > 0);
}

/** The page as Markdown. */
export function pageOf(result, reasons) {
  const survivors = Object.values(result).flatMap((part) => part.survivors);
  const tables = groupsOf(result).map(({ group, folders }) => {
    const total = [`all of ${group}`, sumOf(folders.map(([, counts]) => counts))];
    return table([HEAD, ...[...folders, total].map(([folder, counts]) => cellsOf(folder, counts))]);
  });
  const files = [...new Set(survivors.map(({ file }) => file))];
  return [
    INTRODUCTION,
    ...tables,
    '## What no test notices, and why',
    ...files.map((file) => fileSection(file, survivors, reasons)),
  ]
    .join('\n\n')
    .concat('\n');
}

function sumOf(list) {
  const names = ['killed', 'timedOut', 'survived', 'notCovered', 'untried'];
  return Object.fromEntries(names.map((name) => [name, list.reduce((sum, counts) => sum + counts[name], 0)]));
}

function cellsOf(folder, counts) {
  const figures = [counts.killed, counts.timedOut, counts.survived, counts.notCovered, counts.untried];
  const percent = percentNoticed(counts);
  return [folder, ...figures.map(String), Number.isNaN(percent) ? '' : `${percent.toFixed(1)} %`];
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function fileSection(file, survivors, reasons) {
  const own = survivors.filter((survivor) => survivor.file === file);
  const groups = new Map();
  for (const survivor of own) {
    const reason = reasons.find((candidate) => explains(candidate, survivor))?.reason ?? 'No reason is known.';
    groups.set(reason, [...(groups.get(reason) ?? []), survivor.change]);
  }
  const blocks = [...groups].map(([reason, changes]) => {
    const lines = changes.map((change) => `- ${codeOf(change)}`);
    return [reason, ...new Set(lines)].join('\n\n').replaceAll('\n\n- ', '\n- ').replace('\n- ', '\n\n- ');
  });
  return [`### ${file}`, ...blocks].join('\n\n');
}

function codeOf(change) {
  const fence = change.includes('`') ? '``' : '`';
  const space = change.startsWith('`') || change.endsWith('`') ? ' ' : '';
  return `${fence}${space}${change}${space}${fence}`;
}
