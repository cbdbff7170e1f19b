import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENTS } from '#machines/journey/events/events.ts';

const CONTENT = 'src/content';
/** One of several buttons alike says more on the screen: "Change offer" is a Change on a part of the contract. */
const PRESSED = /^the creator presses (.+?)( (?:on|for) an? .+)?$/;

it('the buttons that the chart speaks of bear the same words on the screens (R1.1)', () => {
  const files = readdirSync(CONTENT).filter((name) => name.endsWith('.ts'));
  const content = files.map((name) => readFileSync(`${CONTENT}/${name}`, 'utf8')).join('\n');
  const quoted = Object.values(EVENTS).flatMap(({ clause }) => {
    const [, button, which] = PRESSED.exec(clause) ?? [];
    return button === undefined ? [] : [which === undefined ? `'${button}'` : `'${button}`];
  });
  expect(quoted).toContain("'Connect Bank'");
  expect(quoted.filter((words) => !content.includes(words))).toEqual([]);
});
