import { Glyph } from '#src/components/Glyph.tsx';
import { savedSentence } from '#src/content/saving.ts';
import classes from './Saving.module.css';

type SavedLineProps = {
  readonly savedAt: string;
  readonly until: 'tabCloses' | 'signOut';
  readonly today: string;
};

/** Since when and for how long everything typed is saved on this device, without a voice of its own: it changes at every key (R15.3). */
export function SavedLine({ savedAt, until, today }: SavedLineProps) {
  return (
    <p className={classes.saved}>
      <Glyph name="check" className={classes.check} />
      <span>{savedSentence(savedAt, until, today)}</span>
    </p>
  );
}
