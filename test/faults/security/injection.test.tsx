import { describe, expect, it } from 'vitest';
import { PAYLOADS } from './payloads.ts';
import { SINKS } from './sinks.tsx';

const HARMLESS = 'Harmless words';
const FIRST_VISIT_MS = 30_000;
/** All forms in one text, then each that only has a meaning where it stands alone: an address, a template, an escape. */
const TRIED = [PAYLOADS.join(' '), ...PAYLOADS.filter((payload) => !payload.includes('<') || /^\w/.test(payload))];

/** Every element of the page with the names of its attributes: what a text must not change. */
function skeleton(): string[] {
  return [...document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
  );
}

/** All that can be read on the page, its title and what stands in fields included. */
function readable(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
  return [document.title, document.body.textContent, ...fields].join('\n');
}

describe('F-81 markup where a text is expected', () => {
  it.each(SINKS)(
    'is text in $name: no element comes of it and nothing runs',
    async ({ open, isShown, isShort = false }) => {
      const put = await open();
      put(HARMLESS);
      const elements = skeleton();
      expect(readable().includes(HARMLESS)).toBe(isShown);
      for (const payload of isShort ? PAYLOADS : TRIED) {
        put(payload);
        const found = { payload, elements: skeleton(), isShown: readable().includes(payload) };
        expect(found).toEqual({ payload, elements, isShown });
      }
      expect('__pwned' in globalThis).toBe(false);
    },
    FIRST_VISIT_MS,
  );
});
