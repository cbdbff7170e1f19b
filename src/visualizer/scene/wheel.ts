/** Events of one turn of a wheel, or one stroke on a trackpad, follow each other within this time. */
const GESTURE_GAP_MS = 250;
/** A wheel with notches moves at least so far at once; a trackpad begins with less. */
const NOTCH_PX = 50;

export type WheelMeaning = 'zoom' | 'pan';

type WheelLike = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp'>;

/**
 * Says what a turn of the wheel means: a wheel with notches and a pinch zoom, two fingers on a trackpad pan. What a
 * gesture is is decided by its first event, as a quick stroke on a trackpad looks like a wheel later on.
 */
export function wheelReader(): (event: WheelLike) => WheelMeaning {
  let last = -Infinity;
  let meaning: WheelMeaning = 'zoom';
  return (event) => {
    if (event.ctrlKey || event.metaKey) return 'zoom';
    if (event.timeStamp - last > GESTURE_GAP_MS) meaning = isNotch(event) ? 'zoom' : 'pan';
    last = event.timeStamp;
    return meaning;
  };
}

function isNotch({ deltaX, deltaY, deltaMode, shiftKey }: WheelLike): boolean {
  if (shiftKey || deltaX !== 0) return false;
  return deltaMode !== 0 || Math.abs(deltaY) >= NOTCH_PX;
}
