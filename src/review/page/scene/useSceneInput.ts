import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pressKey } from './sceneKeys.ts';
import type { SceneHandle } from './useSceneView.ts';

/** Keys that move the picture, and presses on what is in it; `onPress` gets the item's id, or null for the ground. */
export function useSceneInput(
  frame: RefObject<HTMLElement | null>,
  view: SceneHandle,
  onPress: (id: string | null) => void,
): void {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      const item = target instanceof Element ? target.closest('[data-id]') : null;
      press(item?.getAttribute('data-id') ?? null);
    };
    const onKeyDown = (event: KeyboardEvent) => pressKey(event, view);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [frame, view]);
}
