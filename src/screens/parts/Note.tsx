import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './Note.module.css';

type NoteProps = { readonly children: string; readonly kind?: 'quiet' | 'body' };

export function Note({ children, kind = 'quiet' }: NoteProps) {
  return (
    <Text kind={kind} className={classes.note}>
      <KeepTogether>{children}</KeepTogether>
    </Text>
  );
}
