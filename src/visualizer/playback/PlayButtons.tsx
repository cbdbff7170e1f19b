import { IconDeviceDesktop, IconPlayerPlay } from '@tabler/icons-react';
import type { Route } from '#machines/graph/paths/paths.ts';
import { PATHS_TEXT as TEXT } from '#src/content/visualizer/playback.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import type { PathActions } from './pathActions.ts';
import classes from './PathsList.module.css';

const ICON_SIZE = 16;

type PlayButtonsProps = Pick<PathActions, 'onPlay' | 'onPlayInProduct'> & {
  readonly title: string;
  readonly route: Route;
};

/** Plays a path on the chart, or in the product when one takes commands. */
export function PlayButtons({ title, route, onPlay, onPlayInProduct }: PlayButtonsProps) {
  return (
    <div className={classes.play}>
      <Button aria-label={TEXT.playHereOf(title)} onClick={() => onPlay(title, route)}>
        <IconPlayerPlay size={ICON_SIZE} aria-hidden />
        {TEXT.playHere}
      </Button>
      {onPlayInProduct === null ? null : (
        <Button aria-label={TEXT.playInProductOf(title)} onClick={() => onPlayInProduct(title, route)}>
          <IconDeviceDesktop size={ICON_SIZE} aria-hidden />
          {TEXT.playInProduct}
        </Button>
      )}
    </div>
  );
}
