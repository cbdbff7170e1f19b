import { memo } from 'react';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './Glossary.module.css';

const { heading, entries } = OFFERS_TEXT.glossary;

/** The words of the offers, explained where they stand (R8.1). */
export const Glossary = memo(function Glossary() {
  return (
    <Disclosure title={<h2 className={classes.heading}>{heading}</h2>}>
      <dl className={classes.entries}>
        {entries.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
});
