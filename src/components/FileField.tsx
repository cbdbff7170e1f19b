import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useDidUpdate } from '@mantine/hooks';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import type { FileContent, FileRef, FileRefusal } from '#machines/domain/documents.ts';
import { COMPONENT_WORDS, FILE_PROBLEMS } from '#src/content/components.ts';
import { formatFileSize } from '#src/content/format.ts';
import { FileFieldPicture, type OpenFile } from './FileFieldPicture.tsx';
import type { FileViewerProps } from './FileViewer.tsx';
import { Glyph } from './Glyph.tsx';
import { loadFileViewer } from './loadFileViewer.ts';
import { SecondaryButton } from './SecondaryButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import classes from './FileField.module.css';

const PICKER_FILTERS = {
  pdf: '.pdf,application/pdf',
  pdfOrImage: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
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
  const problem = refusal === null ? missing : FILE_PROBLEMS[refusal.problem];
  const id = useId();
  const openPicker = useRef<() => void>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const lastChoice = useRef<File>(null);
  const problems = useRef<HTMLDivElement>(null);
  // Why a file is refused is not left behind the bar at the bottom of a phone.
  useDidUpdate(() => {
    if (refusal !== null) problems.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const words = COMPONENT_WORDS.file;
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
    const stored = await onStore(chosen);
    if (lastChoice.current === chosen) onChoose(stored);
  };
  const remove = () => {
    lastChoice.current = null;
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
        onDrop={([first]) => first !== undefined && void choose(first)}
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
              onClick={() => openPicker.current?.()}
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
        {problem !== null && (
          <Note kind="error" id={`${id}-problem`}>
            {refusal !== null && <span className={classes.refused}>{`${words.refused(refusal.name)} `}</span>}
            <span>{problem}</span>
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

type NoteProps = { readonly kind: 'error' | 'warning'; readonly id?: string; readonly children: ReactNode };

function Note({ kind, id, children }: NoteProps) {
  return (
    <p id={id} className={classes[kind]}>
      <Glyph name={kind} className={classes.mark} />
      <span>{children}</span>
    </p>
  );
}
