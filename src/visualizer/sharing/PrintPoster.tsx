import { PAPER } from '#src/content/visualizer/sharing.ts';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import { type WrittenDocument, PaperPicture } from './PaperPicture.tsx';
import classes from './paper.module.css';

type PrintPosterProps = WrittenDocument & { readonly chart: Geometry };

/** One sheet for the wall with the whole chart on it, upright or lying as the drawing is. */
export function PrintPoster({ model, marks, chart }: PrintPosterProps) {
  const isTall = chart.height > chart.width;
  const fullCrop = { x: 0, y: 0, width: chart.width, height: chart.height };
  return (
    <section className={isTall ? classes.tallPoster : classes.widePoster}>
      <h1 className={classes.title}>{model.title}</h1>
      <p className={classes.version}>{`${PAPER.version}: ${model.hash}`}</p>
      <PaperPicture model={model} geometry={chart} marks={marks} crop={fullCrop} className={classes.posterPicture} />
    </section>
  );
}
