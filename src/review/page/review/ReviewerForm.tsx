import { type SyntheticEvent, useId, useState } from 'react';
import { type Reviewer, type Role, ROLES } from '#src/review/page/facts/review.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { REVIEW, ROLE_WORDS } from '#src/review/page/words/review.ts';
import classes from './ReviewerForm.module.css';

const { who: TEXT } = REVIEW;

/** Asks who reviews: their name, and in which role. */
export function ReviewerForm({ onBegin }: { readonly onBegin: (reviewer: Reviewer) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('owner');
  const [isMissing, setIsMissing] = useState(false);
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() !== '') onBegin({ name: name.trim(), role });
  };
  return (
    <form className={classes.form} onSubmit={begin} aria-labelledby={`${id}title`} noValidate>
      <h2 id={`${id}title`}>{TEXT.title}</h2>
      <p>{TEXT.why}</p>
      <label>
        <span>{TEXT.name}</span>
        <input
          type="text"
          autoComplete="name"
          value={name}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}problem` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        <span>{TEXT.role}</span>
        <select value={role} onChange={({ target }) => setRole(target.value as Role)}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      <Button variant="primary" onClick={begin}>
        {TEXT.begin}
      </Button>
      <p id={`${id}problem`} role="alert" className={classes.problem}>
        {isMissing && TEXT.nameMissing}
      </p>
    </form>
  );
}
