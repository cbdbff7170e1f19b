import { vi } from 'vitest';
import { cast } from '#test/support/cast.ts';

/** Creates a fake page in a frame. Pass the same `stored` map to two pages to simulate a reload. */
export function createFramedPage(stored = new Map<string, string>(), document: object = {}) {
  const location = Object.assign(new URL('http://localhost/offers'), { replace: vi.fn() });
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  const page = cast<Window>(Object.assign(new EventTarget(), { location, document, sessionStorage, setTimeout }));
  const frame = cast<Element>(Object.assign(new EventTarget(), { contentWindow: page }));
  return { page, frame, location, stored };
}
