import { type KeyboardEventHandler, type PropsWithChildren, type RefObject, useRef } from 'react';
import classes from './Pdf.module.css';
import { useScrolledToEnd } from './useScrolledToEnd.ts';

/**
 * A named box that scrolls, also by keyboard, and notifies when its end is reached. `isReady` says that everything in it
 * has its height: an empty box would be at its end (R12.2).
 */
export function ScrollRegion({
  label,
  box,
  isReady,
  onScrolledToEnd,
  onKeyDown,
  children,
}: PropsWithChildren<{
  label: string;
  box?: RefObject<HTMLDivElement | null>;
  isReady: boolean;
  onScrolledToEnd?: (() => void) | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
}>) {
  const ownBox = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const scrolling = box ?? ownBox;
  useScrolledToEnd({ box: scrolling, content, isReady, onScrolledToEnd });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must scroll, and zoom, by keyboard too
    <div ref={scrolling} className={classes.region} role="region" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      <div ref={content} className={classes.content}>
        {children}
      </div>
    </div>
  );
}
