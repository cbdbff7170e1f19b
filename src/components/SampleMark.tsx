import { Text } from './layout/Text.tsx';
import classes from './SampleMark.module.css';

export function SampleMark({ children }: { readonly children: string }) {
  return (
    <Text as="span" kind="small" className={classes.mark}>
      {children}
    </Text>
  );
}
