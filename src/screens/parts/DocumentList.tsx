import type { FileRef } from '#machines/domain/documents.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { formatFileSize } from '#src/content/format.ts';
import classes from './Summary.module.css';

type GivenDocument = { readonly name: string; readonly file: FileRef | null; readonly absent?: string };

/** Documents by name, each with the file that was given for it or the word that none was (R9.5, R10.4, R12.1). */
export function DocumentList({ documents }: { documents: readonly GivenDocument[] }) {
  return (
    <dl className={classes.documents}>
      {documents.map(({ name, file, absent = CONTRACT_REVIEW.notGiven }) => (
        <div key={name}>
          <dt>{name}</dt>
          {file === null ? (
            <dd className={classes.absent}>{absent}</dd>
          ) : (
            <dd className={classes.file}>
              <Glyph name="file" className={classes.fileGlyph} />
              <bdi className={classes.fileName}>{file.name}</bdi>
              <span className={classes.size}>{formatFileSize(file.sizeBytes)}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
