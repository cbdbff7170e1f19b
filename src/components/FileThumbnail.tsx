import { useEffect, useRef, useState } from 'react';
import type { FileRef } from '#machines/domain/documents.ts';
import { FILE_WORDS } from '#src/content/files.ts';
import { Row } from './layout/Row.tsx';
import classes from './FileThumbnail.module.css';

/** Resolves to null if the bytes are missing. */
export type OpenFile = (file: FileRef) => Promise<File | null>;

export function FileThumbnail({ file, onOpen }: { readonly file: FileRef; readonly onOpen: OpenFile }) {
  const [bytes, setBytes] = useState<File | null>(null);
  const isImage = file.content === 'jpeg' || file.content === 'png';
  useEffect(() => {
    if (isImage) onOpen(file).then(setBytes, () => {});
  }, [file, isImage, onOpen]);
  if (bytes !== null) {
    return <FileImage className={classes.picture} file={file} bytes={bytes} alt="" onFailed={() => setBytes(null)} />;
  }
  return (
    <Row as="span" justify="center" className={classes.picture} aria-hidden>
      {FILE_WORDS.kinds[file.content] ?? FILE_WORDS.otherKind}
    </Row>
  );
}

type FileImageProps = {
  readonly file: FileRef;
  readonly bytes: File;
  readonly alt: string;
  readonly className: string | undefined;
  readonly onLoaded?: () => void;
  readonly onFailed: () => void;
};

/** Shows an image, then revokes its URL, so the image can't be opened in another tab. */
export function FileImage({ file: { content }, bytes, alt, className, onLoaded, onFailed }: FileImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type: `image/${content}` }));
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [bytes, content]);
  return (
    <img
      ref={image}
      className={className}
      alt={alt}
      decoding="async"
      onLoad={({ currentTarget }) => {
        URL.revokeObjectURL(currentTarget.src);
        onLoaded?.();
      }}
      onError={onFailed}
    />
  );
}
