import type { Moment } from '#machines/graph/moments/moment.ts';
import { PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';

/** What happened at a moment, in plain words. */
export function happenedText({ happened }: Pick<Moment, 'happened'>): string {
  return happened === null ? PLAYBACK_TEXT.start : happened.text;
}
