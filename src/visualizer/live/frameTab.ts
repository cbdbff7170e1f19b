/** The name under which the product in this page's own frame is watched; another page has another one. */
export const FRAME_TAB = `frame-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
