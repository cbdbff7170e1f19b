import classes from './SampleMark.module.css';

/** The word that marks figures as a sample, next to them (R16.5). */
export function SampleMark({ children }: { readonly children: string }) {
  return <span className={classes.mark}>{children}</span>;
}
