import { Loader } from '@mantine/core';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { loadPdfViewer } from './loadPdfViewer.ts';
import classes from './Pdf.module.css';
import { PdfBoundary } from './PdfBoundary.tsx';
import type { PdfViewerProps } from './PdfViewer.tsx';

/** A document's place on a screen: the state is the caller's, and the caller is notified of what the viewer finds out. */
export type PdfPaneProps = Pick<PdfViewerProps, 'source' | 'label' | 'isFitted'> & {
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly loading: string;
  /** Stands in the document's place when it cannot be shown. */
  readonly failed: ReactNode;
  /** The box that scrolls, for a caller that scrolls it too. */
  readonly box?: RefObject<HTMLDivElement | null>;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
  readonly onScrolledToEnd?: () => void;
};

/** Shows a PDF, a loading indicator until it is there, or what stands in its place (R10.1, R10.2, R12.1, R12.7). */
export function PdfPane({
  source,
  label,
  isFitted,
  state,
  loading,
  failed,
  box,
  onLoaded,
  onFailed,
  onScrolledToEnd,
}: PdfPaneProps) {
  const fail = useWhileMounted(onFailed);
  const frame = useFocusOnRetry(state);
  return (
    <div
      ref={frame}
      className={state === 'failed' ? classes.failed : classes.pane}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      {state === 'failed' ? (
        failed
      ) : (
        <PdfBoundary onFailed={fail}>
          <Viewer
            source={source}
            label={label}
            isFitted={isFitted}
            isLoaded={state === 'loaded'}
            box={box}
            onLoaded={onLoaded}
            onFailed={fail}
            onScrolledToEnd={onScrolledToEnd}
          />
        </PdfBoundary>
      )}
      {state === 'loading' && (
        <div className={classes.loading} role="status">
          <Loader size="sm" aria-hidden />
          <p className={classes.loadingText}>{loading}</p>
        </div>
      )}
    </div>
  );
}

/** The frame takes the focus when the document is tried again, because the button that asked for it is gone. */
function useFocusOnRetry(state: PdfPaneProps['state']): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === 'failed' && state === 'loading') frame.current?.focus();
    lastState.current = state;
  }, [state]);
  return frame;
}

function Viewer(props: PdfViewerProps) {
  const [LoadedViewer, setLoadedViewer] = useState<ComponentType<PdfViewerProps> | null>(null);
  const fail = useEffectEvent(props.onFailed);
  useEffect(() => {
    let isWanted = true;
    loadPdfViewer().then(
      (viewer) => isWanted && setLoadedViewer(() => viewer),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return LoadedViewer === null ? null : <LoadedViewer {...props} />;
}

/** The same callback, silent once the component has left: a cancelled download is no failure. */
function useWhileMounted(callback: () => void): () => void {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) callback();
  };
}
