import { vi } from 'vitest';

const BOX_PX = 500;
const CONTENT_PX = 9000;

/** Gives every scrolling region a height and a place to which it is scrolled, which jsdom does not work out. */
export function giveRegionsSizes(): void {
  const places = new WeakMap<Element, number>();
  const inRegion = (px: number) =>
    function size(this: Element): number {
      return this.getAttribute('role') === 'region' ? px : 0;
    };
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(inRegion(BOX_PX));
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(inRegion(CONTENT_PX));
  vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockImplementation(function place(this: Element) {
    return places.get(this) ?? 0;
  });
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function scroll(this: Element, to) {
    places.set(this, Object(to).top ?? 0);
    this.dispatchEvent(new Event('scroll'));
  });
}
