import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { READING_SHOWN_AFTER_MS } from '#machines/constants.ts';
import type { FileRef, FileRefusal } from '#machines/domain/documents.ts';
import type { FileContent } from '#machines/domain/fileContent.ts';
import { DROP_PROBLEMS, FILE_WORDS, refusalWords } from '#src/content/files.ts';
import { formatFileSize } from '#src/content/format.ts';
import { type DropProblem, dropProblem, filesOf } from './droppedFiles.ts';
import { FileFieldPicture, type OpenFile } from './FileFieldPicture.tsx';
import type { FileViewerProps } from './FileViewer.tsx';
import { Glyph } from './Glyph.tsx';
import { loadFileViewer } from './loadFileViewer.ts';
import { SecondaryButton } from './SecondaryButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import classes from './FileField.module.css';

/** The last type keeps phones from graying out a good file whose type an app or a cloud drive doesn't know. */
const PICKER_FILTERS = {
  pdf: '.pdf,application/pdf,application/octet-stream',
  pdfOrImage: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png,application/octet-stream',
} as const;

/** What can be opened. */
const SHOWN: readonly FileContent[] = ['pdf', 'jpeg', 'png'];

/** What an opened file is shown with: its bytes and the viewer, null where they could not be loaded. */
type Opened = {
  readonly file: FileRef;
  readonly bytes: File | null;
  readonly Viewer: ComponentType<FileViewerProps> | null;
};

type FileFieldProps = {
  readonly label: string;
  /** What the label belongs to, such as `Owner 1`: said before it, and not shown where a heading shows it. */
  readonly context?: string | undefined;
  readonly hint?: string | undefined;
  /** What the picker offers first. It refuses nothing: the chart judges what was chosen. */
  readonly accept: keyof typeof PICKER_FILTERS;
  readonly file: FileRef | null;
  /** The last file that was refused here. The one chosen before it stays (R9.4, R9.5, R10.4). */
  readonly refusal: FileRefusal | null;
  /** What to do where a file has to be chosen and none is. */
  readonly missing?: string | null;
  readonly warning?: string | null | undefined;
  readonly isOptional?: boolean;
  /** Reads the bytes of the file, for its picture and its viewer; must stay the same function. */
  readonly onOpen: OpenFile;
  /** Reads a chosen file and says what it is. */
  readonly onStore: (file: File) => Promise<FileRef>;
  /** Called with the last choice only: one that was replaced or taken back while it was read is forgotten. */
  readonly onChoose: (file: FileRef) => void;
  readonly onRemove: () => void;
};

/** One document: chosen with a button or dropped, shown with name and size, replaced and removed (R9.4, R9.5, R10.4). */
export function FileField(props: FileFieldProps) {
  const { label, context, hint, accept, file, refusal, missing = null, warning = null, isOptional = false } = props;
  const { onOpen, onStore, onChoose, onRemove } = props;
  const [lastOpened, setOpened] = useState<Opened | null>(null);
  const id = useId();
  const openPicker = useRef<() => void>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState<File | null>(null);
  const [readingForLong] = useDebouncedValue(reading, READING_SHOWN_AFTER_MS);
  const [wrongDrop, setWrongDrop] = useState<DropProblem | null>(null);
  const lastChoice = useRef<File>(null);
  const problems = useRef<HTMLDivElement>(null);
  // Why a file is refused is not left behind the bar at the bottom of a phone.
  useDidUpdate(() => {
    if (refusal !== null || wrongDrop !== null) problems.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, wrongDrop]);
  const words = FILE_WORDS;
  const isReadingShown = reading !== null && reading === readingForLong;
  const problem = isReadingShown ? null : problemWords(wrongDrop, refusal, missing);
  const fullLabel = context === undefined ? label : `${context} ${label}`;
  const named = (action: string) => `${action} ${words.forLabel(fullLabel)}`;
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
      <legend className={classes.legend}>
        {context !== undefined && <VisuallyHidden>{context}</VisuallyHidden>}
        {context !== undefined && ' '}
        <span>{label}</span>
        {isOptional && <span className={classes.optional}>{` ${words.optional}`}</span>}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <Dropzone
        className={classes.zone}
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
          // Emptied, so that the same file can be chosen again after it was corrected on disk.
          onClick: (event) => {
            event.currentTarget.value = '';
          },
        }}
      >
        <div className={classes.row}>
          <div id={`${id}-file`} className={classes.file} aria-live="polite">
            {file !== null && (
              <>
                <FileFieldPicture key={file.id} file={file} onOpen={onOpen} />
                <span className={classes.words}>
                  <bdi className={classes.name}>{file.name}</bdi>
                  <span className={classes.size}>{formatFileSize(file.sizeBytes)}</span>
                </span>
              </>
            )}
          </div>
          <div className={classes.actions}>
            {file !== null && SHOWN.includes(file.content) && (
              <button
                ref={openButton}
                type="button"
                className={classes.quiet}
                aria-label={named(words.open)}
                aria-haspopup="dialog"
                onClick={() => void openFile(file)}
              >
                {words.open}
              </button>
            )}
            <SecondaryButton
              className={file === null ? undefined : classes.quiet}
              ref={chooseButton}
              aria-label={named(file === null ? words.choose : words.replace)}
              aria-describedby={`${id}-hint ${id}-file ${id}-problem ${id}-warning`}
              onClick={() => {
                // Loaded while the creator looks for a file, so that it is opened the sooner.
                import('./pdf/inspectPdf.ts').catch(() => {});
                openPicker.current?.();
              }}
            >
              {file === null ? words.choose : words.replace}
            </SecondaryButton>
            {file === null && <span className={classes.drop}>{words.drop}</span>}
            {file !== null && (
              <button
                type="button"
                className={classes.quiet}
                aria-label={named(words.remove)}
                data-removes
                onClick={remove}
              >
                {words.remove}
              </button>
            )}
          </div>
        </div>
      </Dropzone>
      <div ref={problems} aria-live="polite">
        {isReadingShown && <p className={classes.reading}>{words.reading(reading.name)}</p>}
        {problem !== null && (
          <Note kind="error" id={`${id}-problem`}>
            {problem.refused !== null && (
              <span className={classes.refused}>{`${words.refused(problem.refused)} `}</span>
            )}
            {problem.sentences.map((sentence, index) => (
              <span key={sentence}>{index === 0 ? sentence : ` ${sentence}`}</span>
            ))}
          </Note>
        )}
        {opened?.bytes === null && <Note kind="error">{words.missing}</Note>}
        {opened?.Viewer === null && opened.bytes !== null && <Note kind="error">{words.viewer.notShown}</Note>}
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

type Problem = { readonly refused: string | null; readonly sentences: readonly string[] };

/** A wrong drop is the latest that was done here; where nothing was refused either, a file may be missing. */
function problemWords(drop: DropProblem | null, refusal: FileRefusal | null, missing: string | null): Problem | null {
  if (drop !== null) return { refused: null, sentences: [DROP_PROBLEMS[drop]] };
  if (refusal !== null) return { refused: refusal.name, sentences: refusalWords(refusal) };
  return missing === null ? null : { refused: null, sentences: [missing] };
}

type NoteProps = { readonly kind: 'error' | 'warning'; readonly id?: string; readonly children: ReactNode };

function Note({ kind, id, children }: NoteProps) {
  return (
    <p id={id} className={classes[kind]}>
      <Glyph name={kind} className={classes.mark} />
      <span>{children}</span>
    </p>
  );
}
