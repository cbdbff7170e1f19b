import classes from './SampleMark.module.css';

/** Marks the figures next to it as a sample (R16.5). */
export function SampleMark({ children }: { readonly children: string }) {
  return <span className={classes.mark}>{children}</span>;
}
