import { Disclosure } from '#src/components/Disclosure.tsx';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import classes from './FormFacts.module.css';

/** What the form is, who gets the transcript, and why it is asked for. */
export function FormFacts() {
  return (
    <Disclosure title={<h2 className={classes.heading}>{SIGN_IRS_FORM.facts.heading}</h2>}>
      <dl className={classes.facts}>
        {SIGN_IRS_FORM.facts.items.map(({ term, text }) => (
          <div key={term}>
            <dt className={classes.term}>{term}</dt>
            <dd className={classes.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
