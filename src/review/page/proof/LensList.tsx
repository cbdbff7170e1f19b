import { Fragment } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { LensName, Texts } from '#src/review/engine/model/texts.ts';
import { lensFindings, type LensItem } from '#src/review/page/facts/lenses.ts';
import { OVERLAY_WORDS } from '#src/review/page/words/shell.ts';
import { LENS } from '#src/review/page/words/texts.ts';
import { MissingProof } from './MissingProof.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './LensList.module.css';

type LensListProps = {
  readonly model: ChartModel;
  readonly texts: Texts | null;
  readonly lens: LensName;
  readonly onOpen: (item: LensItem) => void;
};

export function LensList({ model, texts, lens, onOpen }: LensListProps) {
  if (texts === null) return <MissingProof />;
  const findings = lensFindings(model, texts, lens);
  const count = findings.reduce((total, { items }) => total + items.length, 0);
  return (
    <Stack as="section" gap={2} className={classes.lens} aria-label={OVERLAY_WORDS[lens]}>
      <h2>{OVERLAY_WORDS[lens]}</h2>
      <Text kind="quiet">
        {LENS.explained[lens]} {LENS.count(count, new Set(findings.map(({ head }) => head)).size)}
      </Text>
      {findings.map(({ head, group, items }, index) => (
        <Fragment key={`${group} ${head.id}`}>
          {group !== null && group !== findings[index - 1]?.group && <h3>{LENS.groups[group]}</h3>}
          <details open>
            <summary>
              {head.title} ({items.length})
            </summary>
            <ul>
              {items.map((item) => (
                <li key={`${item.id} ${item.text}`}>
                  <button type="button" onClick={() => onOpen(item)}>
                    {item.text}
                    {item.also.length > 0 && (
                      <Text as="span" kind="quiet">
                        {' '}
                        {LENS.also(item.also)}
                      </Text>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </Fragment>
      ))}
    </Stack>
  );
}
