import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENTS } from '#machines/journey/events/events.ts';

const CONTENT = 'src/content';
/** A button that is one of several says more on the screen: "Change offer" is a Change on a part of the contract. */
const PRESSED = /^the creator presses (.+?)( (?:on|for) an? .+)?$/;

it('Each button that the chart names is in the content (R1.1)', () => {
  const files = readdirSync(CONTENT).filter((name) => name.endsWith('.ts'));
  const content = files.map((name) => readFileSync(`${CONTENT}/${name}`, 'utf8')).join('\n');
  const quoted = Object.values(EVENTS).flatMap(({ clause }) => {
    const [, button, which] = PRESSED.exec(clause) ?? [];
    return button === undefined ? [] : [which === undefined ? `'${button}'` : `'${button}`];
  });
  expect(quoted).toContain("'Connect Bank'");
  expect(quoted.filter((words) => !content.includes(words))).toEqual([]);
});
