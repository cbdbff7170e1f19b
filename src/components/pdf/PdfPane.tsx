import { Loader } from '@mantine/core';
import { LETTER_PAGE } from '#machines/constants.ts';
import { PDF_TEXT } from '#src/content/pdf.ts';
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
  /** Page one, which stands there until the viewer does; without one the viewer comes at once. */
  readonly picture?: string;
  /** Where not, nothing of the viewer is fetched: what stands in its place is the document. */
  readonly isOpen?: boolean;
  /** Opens it; stands above the picture. */
  readonly opener?: ReactNode;
  /** Stands in the document's place when it cannot be shown. */
  readonly failed: ReactNode;
  /** The box that scrolls, for a caller that scrolls it too. */
  readonly box?: RefObject<HTMLDivElement | null>;
  /** It was opened after something else had counted as the document. */
  readonly onRequested?: (() => void) | undefined;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
  readonly onScrolledToEnd?: () => void;
};

/**
 * Shows a PDF, page one and a loading indicator until it is there, or what stands in its place (R10.1, R10.2, R12.1, R12.7).
 * The viewer is large: it is fetched once the picture is seen, and only where it is shown.
 */
export function PdfPane({
  source,
  label,
  isFitted,
  state,
  loading,
  picture,
  isOpen = true,
  opener,
  failed,
  box,
  onRequested,
  onLoaded,
  onFailed,
  onScrolledToEnd,
}: PdfPaneProps) {
  const frame = useFocusOnLoading(state, opener !== undefined);
  const [isPictured, setPictured] = useState(picture === undefined);
  const settle = () => setPictured(true);
  useOpening({ state, isOpen, onRequested, onLoaded });
  const isWaiting = isOpen && state === 'loading';
  const isPreview = !isOpen && opener !== undefined && state !== 'failed';
  return (
    <div
      ref={frame}
      className={state === 'failed' ? classes.failed : classes.pane}
      data-closed={!isOpen || undefined}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      {state === 'failed' && failed}
      {state !== 'failed' && isOpen && isPictured && (
        <PdfBoundary onFailed={onFailed}>
          <Viewer
            source={source}
            label={label}
            isFitted={isFitted}
            isLoaded={state === 'loaded'}
            box={box}
            onLoaded={onLoaded}
            onFailed={onFailed}
            onScrolledToEnd={onScrolledToEnd}
          />
        </PdfBoundary>
      )}
      {(isWaiting || isPreview) && (
        <div className={classes.standIn}>
          <div className={classes.toolbar} role={isWaiting ? 'status' : undefined}>
            {isWaiting && <Loader size="sm" aria-hidden />}
            {isWaiting ? <p className={classes.loadingText}>{loading}</p> : opener}
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

/** What stands in its place counts as the document until the viewer is opened, which then has to load. */
function useOpening({
  state,
  isOpen,
  onRequested,
  onLoaded,
}: { readonly isOpen: boolean } & Pick<PdfPaneProps, 'state' | 'onRequested' | 'onLoaded'>): void {
  const wasOpen = useRef(isOpen);
  const tell = useEffectEvent(() => {
    if (!isOpen && state === 'loading') onLoaded();
    if (isOpen && !wasOpen.current && state === 'loaded') onRequested?.();
    wasOpen.current = isOpen;
  });
  useEffect(() => tell(), [isOpen, state]);
}

/** The frame takes the focus when the document is tried again or opened, because the button that asked for it is gone. */
function useFocusOnLoading(state: PdfPaneProps['state'], hasOpener: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const lastState = useRef(state);
  useEffect(() => {
    const isAskedFor = lastState.current === 'failed' || (lastState.current === 'loaded' && hasOpener);
    if (isAskedFor && state === 'loading') frame.current?.focus();
    lastState.current = state;
  }, [state, hasOpener]);
  return frame;
}

function Viewer(props: PdfViewerProps) {
  const [LoadedViewer, setLoadedViewer] = useState<ComponentType<PdfViewerProps> | null>(null);
  const onFailed = useWhileMounted(props.onFailed);
  const fail = useEffectEvent(onFailed);
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
  return LoadedViewer === null ? null : <LoadedViewer {...props} onFailed={onFailed} />;
}

/** The same callback, silent once the component has left: a cancelled download or drawing is no failure. */
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
