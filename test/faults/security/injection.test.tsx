import { describe, expect, it, vi } from 'vitest';
import { PAYLOADS } from './payloads.ts';
import { SINKS } from './sinks.tsx';

vi.mock(import('#src/components/pdf/PdfViewer.tsx'), () => import('#test/support/fakePdfViewer.tsx'));
vi.mock('#src/components/Confetti.tsx', () => ({ Confetti: () => null }));

const HARMLESS = 'Harmless words';
const FIRST_VISIT_MS = 30_000;

/** Every element of the page with the names of its attributes: what a text must not change. */
function skeleton(): string[] {
  return [...document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
  );
}

/** All that can be read on the page, what stands in fields included. */
function readable(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
  return [document.body.textContent, ...fields].join('\n');
}

describe('F-81 markup where a text is expected', () => {
  it('is tried in forty forms at nine places', () => {
    expect([new Set(PAYLOADS).size, SINKS.length]).toEqual([40, 9]);
  });

  it.each(SINKS)(
    'is text in $name: no element comes of it and nothing runs',
    async ({ open, isShown, isLong = false }) => {
      const put = await open();
      await put(HARMLESS);
      const [elements, isReadable] = [skeleton(), readable().includes(HARMLESS)];
      expect(isReadable).toBe(isShown);
      for (const payload of isLong ? [PAYLOADS.join('\n')] : PAYLOADS) {
        await put(payload);
        const found = { payload, elements: skeleton(), isShown: readable().includes(payload) };
        expect(found).toEqual({ payload, elements, isShown });
      }
      expect('__pwned' in globalThis).toBe(false);
    },
    FIRST_VISIT_MS,
  );
});
