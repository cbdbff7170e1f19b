import { Disclosure } from '#src/components/Disclosure.tsx';
import { WHAT_YOU_NEED as WORDS } from '#src/content/whatYouNeed.ts';
import classes from './WhatYouNeed.module.css';

/** What an application asks for, to be found before it begins (R19.5). */
export function WhatYouNeed() {
  return (
    <Disclosure title={<h3>{WORDS.title}</h3>}>
      <p>{WORDS.time}</p>
      <ul className={classes.points}>
        {WORDS.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
