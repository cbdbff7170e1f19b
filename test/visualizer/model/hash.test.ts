import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#machines/graph/model/hash.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';

const ENTRY = 'machines/graph/model/journeyModel.ts';
/** A build is made; a busy computer is no failure. */
const TIMEOUT_MS = 120_000;

/** The journey's model as a minified build makes it, whose functions have other names. */
async function minifiedModel(): Promise<ReturnType<typeof journeyModel>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, ssr: true, rolldownOptions: { input: ENTRY } },
    ssr: { noExternal: true },
  });
  const [bundle] = [result].flat();
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  const code = chunk?.code ?? '';
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const module = (await import(/* @vite-ignore */ address)) as { readonly journeyModel: typeof journeyModel };
  return module.journeyModel();
}

describe('The hash of a model', () => {
  it('is the same whenever the model is made', () => {
    const [one, other] = [journeyModel(), journeyModel()];
    expect(one).toEqual(other);
    expect(one.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same in a minified build, and so is everything else', { timeout: TIMEOUT_MS }, async () => {
    expect(await minifiedModel()).toEqual(journeyModel());
  });

  it('is its own for every state and transition', () => {
    const { states, transitions } = journeyModel();
    const hashes = [...states, ...transitions].map(({ hash }) => hash);
    expect(hashes.length).toBeGreaterThan(350);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('does not depend on the order of properties, and on everything else', () => {
    expect(hashOf({ one: 1, two: [2, null] })).toBe(hashOf({ two: [2, null], one: 1 }));
    expect(hashOf({ one: 1, two: [2, null] })).toBe(hashOf(JSON.parse('{"two":[2,null],"one":1}')));
    const different = [{ one: 1 }, { one: '1' }, { two: 1 }, [1], [[1]], null, '', 'é', 'e', {}, []];
    expect(new Set(different.map(hashOf)).size).toBe(different.length);
  });

  it('stays what it was, so that what was approved with an earlier version still counts', () => {
    expect(hashOf({ id: 'offers', targets: ['contract'], delayMs: 300 })).toBe('42dfe48868fe856c');
  });
});
