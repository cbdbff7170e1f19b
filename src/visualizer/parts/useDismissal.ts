import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports what dismisses whatever lies over the page: Escape, or a press or the focus anywhere else. */
export function useDismissal(
  elementRef: RefObject<HTMLElement | null>,
  onDismiss: (by: 'escape' | 'elsewhere') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const isElsewhere = (target: EventTarget | null) =>
      !(target instanceof Node && elementRef.current?.contains(target) === true);
    const onTouch = ({ target }: Event) => {
      if (isElsewhere(target)) dismiss('elsewhere');
    };
    // A press in an iframe is not reported here: the page loses the focus to it.
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) dismiss('elsewhere');
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss('escape');
    };
    document.addEventListener('pointerdown', onTouch);
    document.addEventListener('focusin', onTouch);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('pointerdown', onTouch);
      document.removeEventListener('focusin', onTouch);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('blur', onBlur);
    };
  }, [elementRef]);
}
