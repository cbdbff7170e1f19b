import classes from './SampleMark.module.css';

/** The word that tells a sample from the creator's own figures, beside them (R16.5). */
export function SampleMark({ children }: { readonly children: string }) {
  return <span className={classes.mark}>{children}</span>;
}
