import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pressKey } from './sceneKeys.ts';
import type { SceneHandle } from './useSceneView.ts';

/** Handles keys and clicks. `onPress` gets the id of the clicked item, or null for the background. */
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
