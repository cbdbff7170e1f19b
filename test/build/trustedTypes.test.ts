import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Rules = Readonly<Record<string, (text: string) => string | null>>;

const createPolicy = vi.fn<(name: string, rules: Rules) => void>();

/** Imports the module and returns the rules of the policy it creates. */
async function loadRules(): Promise<Rules> {
  await import('#src/components/trustedTypes.ts');
  return createPolicy.mock.lastCall?.[1] ?? {};
}

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockReset();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL('https://creator.example/offers'));
});

afterEach(() => void vi.unstubAllGlobals());

describe('The Trusted Types policy', () => {
  it('is the default policy and never creates scripts from text', async () => {
    expect(Object.keys(await loadRules())).toEqual(['createHTML', 'createScriptURL']);
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
  });

  it.each(['/assets/pdf.worker.min-1.mjs', 'https://creator.example/assets/worker-1a.js'])(
    'allows the script %s',
    async (address) => {
      const { createScriptURL } = await loadRules();
      expect(createScriptURL?.(address)).toBe(address);
    },
  );

  it.each([
    '//evil.example/assets/x.js',
    'https://evil.example/assets/x.js',
    'https://creator.example.evil.com/assets/x.js',
    'https://sub.creator.example/assets/x.js',
    'https://creator.example:8443/assets/x.js',
    'http://creator.example/assets/x.js',
    'data:text/javascript,alert(1)//assets/x.js',
    'blob:https://creator.example/assets/x.js',
    '/uploads/assets/x.js',
    '/assets/../x.js',
    '/assets/%2e%2e/x.js',
    '/assets/x.js.txt',
  ])('rejects the script %s', async (address) => {
    const { createScriptURL } = await loadRules();
    expect(createScriptURL?.(address)).toBeNull();
  });

  it.each([
    ['Tom & Jerry', 'Tom & Jerry'],
    ['<b>bold</b>', null],
    ['text <img src=x onerror=alert(1)>', null],
    ['a < b', null],
  ])('allows only text without "<" as HTML: %j becomes %j', async (text, markup) => {
    const { createHTML } = await loadRules();
    expect(createHTML?.(text)).toBe(markup);
  });

  it('lets the product start if an extension already set a default policy', async () => {
    createPolicy.mockImplementation(() => {
      throw new TypeError('Policy "default" already exists.');
    });
    await expect(loadRules()).resolves.toBeDefined();
  });
});
