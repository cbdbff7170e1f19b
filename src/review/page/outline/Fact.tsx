import type { PropsWithChildren } from 'react';
import { sortedRequirements } from '#src/review/engine/model/chartModel.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { DETAILS } from '#src/review/page/words/outline.ts';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './ItemDetails.module.css';

export function Facts({ children }: PropsWithChildren) {
  return (
    <Stack as="dl" gap={2} className={classes.facts}>
      {children}
    </Stack>
  );
}

export function Fact({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <div>
      <dt className={textClasses.note}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function TextFact({ name, texts }: { readonly name: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Fact name={name}>
      <ul className={classes.list}>
        {texts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fact>
  );
}

/** Collapsed, because requirement ids only matter to engineers. */
export function RequirementsFact({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Fact name={DETAILS.requirements}>
      <details>
        <summary>{DETAILS.forEngineers}</summary>
        {ids.length === 0 ? DETAILS.noRequirements : sortedRequirements(ids).join(', ')}
      </details>
    </Fact>
  );
}
