import { useEffect, useRef, useState } from 'react';
import { ScreenPreview } from '#src/review/page/scene/ScreenPreview.tsx';
import { REVIEW } from '#src/review/page/words/review.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import frameClasses from '#src/review/page/proof/Frame.module.css';
import classes from './PartReview.module.css';
import { captureMarkup, markupToImageUrl } from './captureMarkup.ts';

type BeforeAndNowProps = {
  /** Markup captured with the verdict. */
  readonly before: string;
  readonly address: string;
};

/** Shows the screen from the time of the verdict next to the current one, both rendered with the current styles. */
export function BeforeAndNow({ before, address }: BeforeAndNowProps) {
  const preview = useRef<HTMLDivElement>(null);
  const [images, setImages] = useState<readonly string[]>([]);
  useEffect(() => {
    const frame = preview.current?.querySelector('iframe') ?? null;
    if (frame === null) return undefined;
    frame.loading = 'eager';
    const render = () => {
      const now = captureMarkup(frame);
      if (now !== null) setImages([before, now].map((markup) => markupToImageUrl(markup, frame)));
    };
    frame.addEventListener('load', render);
    render();
    return () => frame.removeEventListener('load', render);
  }, [before]);
  useEffect(() => () => images.forEach((image) => URL.revokeObjectURL(image)), [images]);
  const captions = [
    [REVIEW.before, REVIEW.pictureBefore],
    [REVIEW.after, REVIEW.pictureNow],
  ] as const;
  return (
    <Row isOneLine align="start" gap={3} className={classes.pictures}>
      {captions.map(([caption, alt], index) => (
        <figure key={caption}>
          <Text as="figcaption" kind="quiet">
            {caption}
          </Text>
          <img className={`${frameClasses.frame} ${classes.picture}`} src={images[index]} alt={alt} />
        </figure>
      ))}
      <VisuallyHidden as="div" ref={preview} aria-hidden>
        <ScreenPreview address={address} />
      </VisuallyHidden>
    </Row>
  );
}
