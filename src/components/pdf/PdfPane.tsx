import { Loader } from '@mantine/core';
import 'react-pdf/dist/Page/TextLayer.css';
import { LETTER_PAGE } from '#machines/constants.ts';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { PDF_TEXT } from '#src/content/components.ts';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { loadPdfViewer } from './loadPdfViewer.ts';
import classes from './Pdf.module.css';
import type { PdfViewerProps } from './PdfViewer.tsx';

export type PdfPaneProps = Omit<PdfViewerProps, 'isLoaded'> & {
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly loading: string;
  /** An image of page one, shown until the viewer is ready. The viewer loads after the image. */
  readonly picture?: string;
  /** A closed pane never loads the viewer, and counts as loaded. */
  readonly isOpen?: boolean;
  /** The button that opens a closed pane, shown above the picture. */
  readonly opener?: ReactNode;
  readonly failed: ReactNode;
  /** Called when a closed pane that counted as loaded opens. */
  readonly onRequested?: (() => void) | undefined;
};

export function PdfPane(props: PdfPaneProps) {
  const { state, loading, picture, isOpen = true, opener, failed, onRequested, ...viewer } = props;
  const pane = useRef<HTMLDivElement>(null);
  const last = useRef({ state, isOpen });
  const [isPictureSettled, setPictureSettled] = useState(picture === undefined);
  const settle = () => setPictureSettled(true);
  const followState = useEffectEvent(() => {
    if (!isOpen && state === 'loading') viewer.onLoaded();
    if (isOpen && !last.current.isOpen && state === 'loaded') onRequested?.();
    // Moves focus, because the retry or open button is about to unmount.
    const isRequested = last.current.state === 'failed' || (last.current.state === 'loaded' && opener !== undefined);
    if (isRequested && state === 'loading') pane.current?.focus();
    last.current = { state, isOpen };
  });
  useEffect(() => followState(), [state, isOpen]);
  const hasFailed = state === 'failed';
  const isWaiting = isOpen && state === 'loading';
  const isPreview = !isOpen && opener !== undefined && !hasFailed;
  return (
    <div
      ref={pane}
      className={hasFailed ? undefined : classes.pane}
      data-closed={!isOpen || undefined}
      role="group"
      aria-label={viewer.label}
      tabIndex={-1}
    >
      {hasFailed && failed}
      {!hasFailed && isOpen && isPictureSettled && (
        <ErrorBoundary fallback={null} onFailed={viewer.onFailed}>
          <Viewer {...viewer} isLoaded={state === 'loaded'} />
        </ErrorBoundary>
      )}
      {(isWaiting || isPreview) && (
        <div className={classes.placeholder}>
          <Row gap={2} className={classes.toolbar} role={isWaiting ? 'status' : undefined}>
            {isWaiting && <Loader size="sm" aria-hidden />}
            {isWaiting ? <p>{loading}</p> : opener}
          </Row>
          {picture !== undefined && (
            <div className={classes.still}>
              <img src={picture} alt={PDF_TEXT.picture} {...LETTER_PAGE} onLoad={settle} onError={settle} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Ignores failures after unmounting, because they come from cancellation. */
function Viewer(props: PdfViewerProps) {
  const [LoadedViewer, setLoadedViewer] = useState<ComponentType<PdfViewerProps> | null>(null);
  const isMounted = useRef(false);
  const fail = () => {
    if (isMounted.current) props.onFailed();
  };
  const failToLoad = useEffectEvent(fail);
  // A layout effect, because its cleanup runs before the viewer cancels its drawing.
  useLayoutEffect(() => {
    isMounted.current = true;
    loadPdfViewer().then(
      (viewer) => setLoadedViewer(() => viewer),
      () => failToLoad(),
    );
    return () => {
      isMounted.current = false;
    };
  }, []);
  return LoadedViewer === null ? null : <LoadedViewer {...props} onFailed={fail} />;
}
