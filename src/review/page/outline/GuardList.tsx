import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { GuardTree } from '#src/review/engine/model/chartModel.ts';
import type { GuardResult } from '#src/review/engine/session/sessionStep.ts';
import { DETAILS } from '#src/review/page/words/outline.ts';
import classes from './GuardList.module.css';

const ICON = 16;

/** A guard as nested questions, with the current answers if known. */
export function GuardList({ guard, result }: { readonly guard: GuardTree; readonly result: GuardResult | null }) {
  return (
    <ul>
      <Question guard={guard} result={result} />
    </ul>
  );
}

function Question({ guard, result }: { readonly guard: GuardTree; readonly result: GuardResult | null }) {
  const parts = partsOf(guard);
  const isJoined = guard.kind === 'and' || guard.kind === 'or';
  return (
    <li>
      {result !== null && <Answer isTrue={result.isTrue} />}
      {isJoined ? DETAILS.connectives[guard.kind] : guard.text}
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map((part, index) => (
            <Question key={`${part.kind} ${part.text}`} guard={part} result={result?.parts[index] ?? null} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Answer({ isTrue }: { readonly isTrue: boolean }) {
  const Icon = isTrue ? IconCircleCheck : IconCircleX;
  return (
    <span className={classes.answer} data-true={isTrue ? true : undefined}>
      <Icon size={ICON} aria-hidden="true" />
      {isTrue ? DETAILS.answers.yes : DETAILS.answers.no}{' '}
    </span>
  );
}

/** Returns the nested questions. A negation doesn't have any, because its text is already complete. */
function partsOf(guard: GuardTree): readonly GuardTree[] {
  if (guard.kind === 'named') return guard.inside === null || guard.inside.kind === 'not' ? [] : [guard.inside];
  return guard.kind === 'and' || guard.kind === 'or' ? guard.parts : [];
}
