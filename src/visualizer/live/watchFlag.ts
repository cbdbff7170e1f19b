/** What an address carries when its page is to be watched, as in `/?watch` or `/offers?watch=frame-1`. */
const WATCH_FLAG = 'watch';

/** Whether the page at this address is to be watched, by the query of the address. */
export function isWatched(search: string): boolean {
  return new URLSearchParams(search).has(WATCH_FLAG);
}

/** The name under which a page is watched, when the viewer that opened it gave it one. */
export function watchedAs(search: string): string | null {
  return new URLSearchParams(search).get(WATCH_FLAG) || null;
}

/** A path with the flag, and the name under which the page is watched. */
export function watchedAddress(path: string, tab: string | null): string {
  const [place = '', fragment] = path.split('#');
  const flag = tab === null ? WATCH_FLAG : `${WATCH_FLAG}=${encodeURIComponent(tab)}`;
  return `${place}?${flag}${fragment === undefined ? '' : `#${fragment}`}`;
}
