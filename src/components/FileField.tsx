import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { type ComponentType, type PropsWithChildren, useId, useRef, useState } from 'react';
import { READING_SHOWN_AFTER_MS } from '#machines/constants.ts';
import type { FileRef, FileRefusal } from '#machines/domain/documents.ts';
import { DROP_PROBLEMS, FILE_WORDS as WORDS, refusalWords } from '#src/content/files.ts';
import { formatFileSize } from '#src/content/format.ts';
import { type DropProblem, dropProblem, filesOf } from './droppedFiles.ts';
import { FileThumbnail, type OpenFile } from './FileThumbnail.tsx';
import type { FileViewerProps } from './FileViewer.tsx';
import { Glyph } from './Glyph.tsx';
import { loadFileViewer } from './loadFileViewer.ts';
import { SecondaryButton } from './SecondaryButton.tsx';
import { Row } from './layout/Row.tsx';
import { Stack } from './layout/Stack.tsx';
import { Text } from './layout/Text.tsx';
import { VisuallyHidden } from './layout/VisuallyHidden.tsx';
import classes from './FileField.module.css';

/** `application/octet-stream` keeps phones from graying out files whose type is unknown, such as in a cloud drive. */
const PICKER_FILTERS = {
  pdf: '.pdf,application/pdf,application/octet-stream',
  pdfOrImage: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png,application/octet-stream',
} as const;

/** `bytes` and `Viewer` are null if they failed to load. */
type OpenedFile = {
  readonly file: FileRef;
  readonly bytes: File | null;
  readonly Viewer: ComponentType<FileViewerProps> | null;
};

type FileFieldProps = {
  readonly label: string;
  /** Precedes the label for screen readers, such as `Owner 1`. */
  readonly context?: string | undefined;
  readonly hint?: string | undefined;
  /** Only filters the picker; the chart decides which files to reject. */
  readonly accept: keyof typeof PICKER_FILTERS;
  readonly file: FileRef | null;
  /** The last rejected file, which doesn't replace `file` (R9.4, R9.5, R10.4). */
  readonly refusal: FileRefusal | null;
  readonly missing?: string | null;
  readonly warning?: string | null | undefined;
  readonly isOptional?: boolean;
  /** Must be stable, because it is an effect dependency. */
  readonly onOpen: OpenFile;
  readonly onStore: (file: File) => Promise<FileRef>;
  /** Not called for a file that was replaced or removed while it was being stored. */
  readonly onChoose: (file: FileRef) => void;
  readonly onRemove: () => void;
};

export function FileField(props: FileFieldProps) {
  const { label, context, hint, accept, file, refusal, missing = null, warning = null, isOptional = false } = props;
  const { onOpen, onStore, onChoose, onRemove } = props;
  const [lastOpened, setOpened] = useState<OpenedFile | null>(null);
  const id = useId();
  const openPicker = useRef<() => void>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState<File | null>(null);
  const [debouncedReading] = useDebouncedValue(reading, READING_SHOWN_AFTER_MS);
  const [wrongDrop, setWrongDrop] = useState<DropProblem | null>(null);
  const lastChoice = useRef<File>(null);
  const problems = useRef<HTMLDivElement>(null);
  // On a phone, the action bar could cover the message.
  useDidUpdate(() => {
    if (refusal !== null || wrongDrop !== null) problems.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, wrongDrop]);
  const isReadingShown = reading !== null && reading === debouncedReading;
  const problem = isReadingShown ? null : describeProblem(wrongDrop, refusal, missing);
  const fullLabel = context === undefined ? label : `${context} ${label}`;
  const labelOf = (action: string) => `${action} ${WORDS.forLabel(fullLabel)}`;
  const opened = lastOpened?.file.id === file?.id ? lastOpened : null;
  const openFile = async (wanted: FileRef) => {
    const viewer = loadFileViewer().catch(() => null);
    const bytes = await onOpen(wanted).catch(() => null);
    setOpened({ file: wanted, bytes, Viewer: await viewer });
  };
  const close = () => {
    openButton.current?.focus();
    setOpened(null);
  };
  const choose = async (chosen: File) => {
    lastChoice.current = chosen;
    setReading(chosen);
    setWrongDrop(null);
    const stored = await onStore(chosen);
    if (lastChoice.current !== chosen) return;
    setReading(null);
    onChoose(stored);
  };
  const remove = () => {
    lastChoice.current = null;
    setReading(null);
    setWrongDrop(null);
    chooseButton.current?.focus();
    onRemove();
  };
  return (
    <fieldset>
      <legend>
        {context !== undefined && <VisuallyHidden>{context}</VisuallyHidden>}
        {context !== undefined && ' '}
        <span className={classes.label}>{label}</span>
        {isOptional && (
          <Text as="span" kind="quiet">
            {` ${WORDS.optional}`}
          </Text>
        )}
      </legend>
      {hint !== undefined && (
        <Text kind="quiet" id={`${id}-hint`} className={classes.part}>
          {hint}
        </Text>
      )}
      <Dropzone
        className={`${classes.zone} ${classes.part}`}
        openRef={openPicker}
        onDrop={([chosen, ...others]) => {
          if (chosen !== undefined && others.length === 0) void choose(chosen);
          else setWrongDrop('several');
        }}
        onDropCapture={({ dataTransfer }) => setWrongDrop(dropProblem(dataTransfer))}
        getFilesFromEvent={filesOf}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        mod={{ problem: problem !== null, chosen: file !== null }}
        inputProps={{
          'aria-label': fullLabel,
          'aria-hidden': true,
          accept: PICKER_FILTERS[accept],
          multiple: false,
          // Lets creators choose the same file again after correcting it on disk.
          onClick: (event) => {
            event.currentTarget.value = '';
          },
        }}
      >
        <Row gap={3} justify="between">
          <Row gap={3} isOneLine id={`${id}-file`} className={classes.file} aria-live="polite">
            {file !== null && (
              <>
                <FileThumbnail key={file.id} file={file} onOpen={onOpen} />
                <Stack as="span">
                  <bdi className={classes.name}>{file.name}</bdi>
                  <Text as="span" kind="quiet">
                    {formatFileSize(file.sizeBytes)}
                  </Text>
                </Stack>
              </>
            )}
          </Row>
          <Row gap={2}>
            {file !== null && ['pdf', 'jpeg', 'png'].includes(file.content) && (
              <SecondaryButton
                ref={openButton}
                className={classes.quiet}
                aria-label={labelOf(WORDS.open)}
                aria-haspopup="dialog"
                onClick={() => void openFile(file)}
              >
                {WORDS.open}
              </SecondaryButton>
            )}
            <SecondaryButton
              className={file === null ? undefined : classes.quiet}
              ref={chooseButton}
              aria-label={labelOf(file === null ? WORDS.choose : WORDS.replace)}
              aria-describedby={`${id}-hint ${id}-file ${id}-problem ${id}-warning`}
              onClick={() => {
                // Preloads the PDF check while the creator picks a file.
                import('./pdf/inspectPdf.ts').catch(() => {});
                openPicker.current?.();
              }}
            >
              {file === null ? WORDS.choose : WORDS.replace}
            </SecondaryButton>
            {file === null && (
              <Text as="span" kind="quiet" className={classes.drop}>
                {WORDS.drop}
              </Text>
            )}
            {file !== null && (
              <SecondaryButton
                className={classes.quiet}
                aria-label={labelOf(WORDS.remove)}
                data-removes
                onClick={remove}
              >
                {WORDS.remove}
              </SecondaryButton>
            )}
          </Row>
        </Row>
      </Dropzone>
      <div ref={problems} aria-live="polite">
        {isReadingShown && (
          <Text kind="quiet" className={classes.part}>
            {WORDS.reading(reading.name)}
          </Text>
        )}
        {problem !== null && (
          <Note kind="error" id={`${id}-problem`}>
            {problem.refused !== null && <span>{`${WORDS.refused(problem.refused)} `}</span>}
            {problem.sentences.map((sentence, index) => (
              <span key={sentence}>{index === 0 ? sentence : ` ${sentence}`}</span>
            ))}
          </Note>
        )}
        {opened?.bytes === null && <Note kind="error">{WORDS.missing}</Note>}
        {opened?.Viewer === null && opened.bytes !== null && <Note kind="error">{WORDS.viewer.notShown}</Note>}
        {warning !== null && (
          <Note kind="warning" id={`${id}-warning`}>
            {warning}
          </Note>
        )}
      </div>
      {opened?.bytes && opened.Viewer && <opened.Viewer file={opened.file} bytes={opened.bytes} onClose={close} />}
    </fieldset>
  );
}

function describeProblem(drop: DropProblem | null, refusal: FileRefusal | null, missing: string | null) {
  if (drop !== null) return { refused: null, sentences: [DROP_PROBLEMS[drop]] };
  if (refusal !== null) return { refused: refusal.name, sentences: refusalWords(refusal) };
  return missing === null ? null : { refused: null, sentences: [missing] };
}

function Note({ kind, id, children }: PropsWithChildren<{ readonly kind: 'error' | 'warning'; readonly id?: string }>) {
  return (
    <Row as="p" gap={2} align="start" isOneLine id={id} className={`${classes.part} ${classes.note}`} data-kind={kind}>
      <Glyph name={kind} size={20} />
      <span>{children}</span>
    </Row>
  );
}
