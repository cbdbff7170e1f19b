import { vi } from 'vitest';
import { cast } from '#test/support/cast.ts';

/** A page in a frame, with a session storage that it shares with the page that is loaded next. */
export function framedPage(stored = new Map<string, string>(), document: object = {}) {
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
