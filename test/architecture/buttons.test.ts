import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENTS } from '#machines/journey/events/events.ts';

const CONTENT = 'src/content';
/** A clause with a suffix names the start of a label: "Change for a part of the contract" matches "Change offer". */
const PRESS_CLAUSE = /^the creator presses (.+?)( (?:on|for) an? .+)?$/;

it('Every button named by a chart event exists in the content (R1.1)', () => {
  const files = readdirSync(CONTENT).filter((name) => name.endsWith('.ts'));
  const content = files.map((name) => readFileSync(`${CONTENT}/${name}`, 'utf8')).join('\n');
  const labels = Object.values(EVENTS).flatMap(({ clause }) => {
    const [, button, suffix] = PRESS_CLAUSE.exec(clause) ?? [];
    return button === undefined ? [] : [suffix === undefined ? `'${button}'` : `'${button}`];
  });
  expect(labels).toContain("'Connect Bank'");
  expect(labels.filter((label) => !content.includes(label))).toEqual([]);
});
