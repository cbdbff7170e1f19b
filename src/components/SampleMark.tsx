import { Text } from './layout/Text.tsx';
import classes from './SampleMark.module.css';

/** Marks the figures next to it as a sample (R16.5). */
export function SampleMark({ children }: { readonly children: string }) {
  return (
    <Text as="span" kind="small" className={classes.mark}>
      {children}
    </Text>
  );
}
