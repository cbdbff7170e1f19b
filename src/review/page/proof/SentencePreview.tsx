import { useEffect, useRef } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { ScreenPreview } from '#src/review/page/scene/ScreenPreview.tsx';
import { sentenceAt } from '#src/review/page/facts/search.ts';
import { TEXT_SOURCES } from '#src/review/page/words/shell.ts';
import { SENTENCE } from '#src/review/page/words/texts.ts';
import { highlightSentence } from './highlightSentence.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import frameClasses from './Frame.module.css';
import classes from './SentencePreview.module.css';

type SentencePreviewProps = {
  readonly model: ChartModel;
  readonly texts: Texts;
  readonly id: string;
  readonly sentence: string;
};

export function SentencePreview({ model, texts, id, sentence }: SentencePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves focus to close the search results that cover the panel, unless the user is still typing.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
  }, [id, sentence]);
  const { place, source, picture } = sentenceAt(model, texts, id, sentence);
  return (
    <Stack as="section" gap={2} className={classes.sentence} aria-labelledby="sentence-title">
      <h2 id="sentence-title" ref={heading} tabIndex={-1}>
        {[place, source === null ? '' : TEXT_SOURCES[source]].filter(Boolean).join(' · ')}
      </h2>
      <blockquote>{sentence}</blockquote>
      {picture === null ? (
        <Text kind="quiet">{SENTENCE.noPicture}</Text>
      ) : (
        <>
          <div className={`${frameClasses.frame} ${classes.picture}`}>
            <ScreenPreview
              key={`${picture} ${sentence}`}
              address={picture}
              onLoad={(page) => highlightSentence(page, sentence)}
            />
          </div>
          <a href={picture}>{SENTENCE.fullSize}</a>
        </>
      )}
    </Stack>
  );
}
