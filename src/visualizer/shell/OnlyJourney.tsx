import type { PropsWithChildren } from 'react';
import { SHELL } from '#src/content/visualizer/shell.ts';
import { useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './OnlyJourney.module.css';

/** What can be done with the product's chart alone; beside the page's own chart it is said why not. */
export function OnlyJourney({ children }: PropsWithChildren) {
  const isJourney = useViewer(({ context }) => context.chart === 'journey');
  return isJourney ? children : <p className={classes.note}>{SHELL.onlyJourney}</p>;
}
