import classes from './SectionHeading.module.css';

type SectionHeadingProps = { readonly id: string; readonly title: string; readonly intro?: string };

/** The heading that names a section, and a sentence under it. */
export function SectionHeading({ id, title, intro }: SectionHeadingProps) {
  return (
    <div>
      <h2 id={id} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
    </div>
  );
}
