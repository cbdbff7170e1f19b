/**
 * A screen that opens takes the focus to its heading. In a frame without focus, it would take it away from whoever
 * works on the page around the frame: there it stays where it is.
 */
export function preventFocusStealing(framed: Document): void {
  const prototype = framed.defaultView?.HTMLElement.prototype;
  if (prototype === undefined) return;
  const focus = Reflect.get(prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void;
  prototype.focus = function focusIfActive(this: HTMLElement, options?: FocusOptions) {
    if (framed.hasFocus()) focus.call(this, options);
  };
}
