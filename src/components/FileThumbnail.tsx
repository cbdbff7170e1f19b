import { useEffect, useRef, useState } from 'react';
import type { FileRef } from '#machines/domain/documents.ts';
import { FILE_WORDS } from '#src/content/files.ts';
import { Row } from './layout/Row.tsx';
import classes from './FileFieldPicture.module.css';

/** Resolves to null if the bytes are missing. */
export type OpenFile = (file: FileRef) => Promise<File | null>;

export function FileFieldPicture({ file, onOpen }: { readonly file: FileRef; readonly onOpen: OpenFile }) {
  const [bytes, setBytes] = useState<File | null>(null);
  const isImage = file.content === 'jpeg' || file.content === 'png';
  useEffect(() => {
    if (isImage) onOpen(file).then(setBytes, () => {});
  }, [file, isImage, onOpen]);
  if (bytes !== null) {
    return <Picture className={classes.picture} file={file} bytes={bytes} alt="" onFailed={() => setBytes(null)} />;
  }
  return (
    <Row as="span" justify="center" className={classes.picture} aria-hidden>
      {FILE_WORDS.kinds[file.content] ?? FILE_WORDS.otherKind}
    </Row>
  );
}

type PictureProps = {
  readonly file: FileRef;
  readonly bytes: File;
  readonly alt: string;
  readonly className: string | undefined;
  readonly onLoaded?: () => void;
  readonly onFailed: () => void;
};

/** Revokes the image's URL once it has loaded, so it can't be opened in another tab. */
export function Picture({ file: { content }, bytes, alt, className, onLoaded, onFailed }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type: `image/${content}` }));
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [bytes, content]);
  return (
    <img
      ref={picture}
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
