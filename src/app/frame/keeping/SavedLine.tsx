import { Glyph } from '#src/components/Glyph.tsx';
import { savedSentence } from '#src/content/keeping.ts';
import classes from './Keeping.module.css';

/** Since when everything typed is kept on this device, without a voice of its own: it changes at every key (R15.3). */
export function SavedLine({ keptAt, today }: { readonly keptAt: string; readonly today: string }) {
  return (
    <p className={classes.saved}>
      <Glyph name="check" className={classes.check} />
      <span>{savedSentence(keptAt, today)}</span>
    </p>
  );
}
