import { useEffect, useState } from 'react';
import type { FileRef } from '#machines/domain/documents.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import classes from './FileFieldPicture.module.css';

const PICTURE_PX = 44;

/** Reads the bytes of a file; null when they are gone. */
export type OpenFile = (file: FileRef) => Promise<File | null>;

/** A small picture of an image, or a badge with the kind of the file (R15.4). */
export function FileFieldPicture({ file, onOpen }: { readonly file: FileRef; readonly onOpen: OpenFile }) {
  const [address, setAddress] = useState<string | null>(null);
  const isImage = file.content === 'jpeg' || file.content === 'png';
  useEffect(() => {
    if (!isImage) return undefined;
    let made: string | null = null;
    let isOver = false;
    const show = async () => {
      const found = await onOpen(file).catch(() => null);
      if (found === null || isOver) return;
      made = URL.createObjectURL(found);
      setAddress(made);
    };
    void show();
    return () => {
      isOver = true;
      setAddress(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [file, isImage, onOpen]);
  if (address === null) {
    return (
      <span className={classes.badge} aria-hidden>
        {COMPONENT_WORDS.file.kinds[file.content]}
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={address}
      alt=""
      width={PICTURE_PX}
      height={PICTURE_PX}
      decoding="async"
      onLoad={() => URL.revokeObjectURL(address)}
      onError={() => setAddress(null)}
    />
  );
}
