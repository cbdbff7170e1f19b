import { Loader } from '@mantine/core';
import 'react-pdf/dist/Page/TextLayer.css';
import { LETTER_PAGE } from '#machines/constants.ts';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
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

/** A document's place on a screen: the state is the caller's, and the caller is notified of what the viewer finds out. */
export type PdfPaneProps = Omit<PdfViewerProps, 'isLoaded'> & {
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly loading: string;
  /** Page one, which stands there until the viewer does; without one the viewer comes at once. */
  readonly picture?: string;
  /** Where not, nothing of the viewer is loaded: what stands in its place is the document. */
  readonly isOpen?: boolean;
  /** Opens it; stands above the picture. */
  readonly opener?: ReactNode;
  /** Stands in the document's place when it cannot be shown. */
  readonly failed: ReactNode;
  /** It was opened after something else had counted as the document. */
  readonly onRequested?: (() => void) | undefined;
};

/**
 * Shows a PDF, page one and a loading indicator until it is there, or what stands in its place (R10.1, R10.2, R12.1, R12.7).
 * The viewer is large: it is loaded once the picture is seen, and only where it is shown.
 */
export function PdfPane(props: PdfPaneProps) {
  const { state, loading, picture, isOpen = true, opener, failed, onRequested, ...viewer } = props;
  const pane = useRef<HTMLDivElement>(null);
  const last = useRef({ state, isOpen });
  const [isPictured, setPictured] = useState(picture === undefined);
  const settle = () => setPictured(true);
  const followState = useEffectEvent(() => {
    // What stands in its place counts as the document until the viewer is opened, which then has to load.
    if (!isOpen && state === 'loading') viewer.onLoaded();
    if (isOpen && !last.current.isOpen && state === 'loaded') onRequested?.();
    // Tried again or opened, it takes the focus, because the button that was pressed is removed.
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
      className={hasFailed ? classes.failed : classes.pane}
      data-closed={!isOpen || undefined}
      role="group"
      aria-label={viewer.label}
      tabIndex={-1}
    >
      {hasFailed && failed}
      {!hasFailed && isOpen && isPictured && (
        <ErrorBoundary fallback={null} onFailed={viewer.onFailed}>
          <Viewer {...viewer} isLoaded={state === 'loaded'} />
        </ErrorBoundary>
      )}
      {(isWaiting || isPreview) && (
        <div className={classes.placeholder}>
          <div className={classes.toolbar} role={isWaiting ? 'status' : undefined}>
            {isWaiting && <Loader size="sm" aria-hidden />}
            {isWaiting ? <p>{loading}</p> : opener}
          </div>
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

/** Unmounted, it reports nothing: a cancelled download or drawing is no failure. */
function Viewer(props: PdfViewerProps) {
  const [LoadedViewer, setLoadedViewer] = useState<ComponentType<PdfViewerProps> | null>(null);
  const isMounted = useRef(false);
  const fail = () => {
    if (isMounted.current) props.onFailed();
  };
  const failToLoad = useEffectEvent(fail);
  // A layout effect is over before what the viewer draws is cancelled.
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
