import { describe, expect, it } from 'vitest';
import { PATHS, type Route, walkPath } from '#src/review/journey/paths/paths.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { LINKS, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { picturePages, renderPictures } from '#src/review/demonstration/pictures.tsx';
import { renderProduct } from '#src/app/entry/prerender.tsx';
import type { Texts } from '#src/review/engine/model/texts.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';

const MAIN = /<main[^]*<\/main>/;
const LINK = /<a [^>]*href="(\/[^"#]*)/g;
const RARE = new Set(['dashboard', 'dashboardEstablished', 'notFound']);
const { proof, texts, pictures } = await renderPictures(true);
const { pictures: shown, stories } = JSON.parse(proof) as Proof;
const pages = pictures.map(({ address, markup }) => ({ states: shown[address] ?? [], markup }));

const listed = (links: Iterable<readonly [string, Iterable<ScreenId>]>) =>
  [...links].map(([screen, targets]) => [screen, [...targets].toSorted()] as const).toSorted();

describe('The pictures of the review page', () => {
  it('are the product in every situation of the approved paths, dialogs included, without a script', () => {
    const addresses = pictures.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(Object.keys(shown)));
    expect(pages.filter(({ markup }) => !markup.includes('<h1') || markup.includes('<script'))).toEqual([]);
    const asking = pages.filter(({ states }) => states.some((id) => id.includes('confirming')));
    expect(asking.length).toBeGreaterThan(2);
    expect(asking.filter(({ markup }) => !markup.includes('role="dialog"'))).toEqual([]);
  });

  it('show every sentence that a screen has', () => {
    const { places, sentences, pictures: showing } = JSON.parse(texts ?? '') as Texts;
    const onScreens = sentences.filter(({ at: [first] }) => places[first?.[0] ?? -1]?.source === 'screen');
    expect(onScreens.length).toBeGreaterThan(800);
    expect(onScreens.filter(({ at: [first] }) => showing[first?.[1] ?? -1] === undefined)).toEqual([]);
  });

  it('come with the verdict of each story of the page (R1.7)', () => {
    expect(Object.keys(stories)).toHaveLength(12);
    expect(new Set(Object.values(stories))).toEqual(new Set([null]));
  });

  it('have the links that the chart says each screen has, and no other (R1.1)', async () => {
    const found = new Map<ScreenId, Set<ScreenId>>();
    const screens = Object.keys(LINKS) as ScreenId[];
    // What only somebody sees who comes by an address: an unknown one, and a dashboard without an offer.
    const opened: JourneyEvent = { type: 'url.opened', path: '/nowhere', hash: '' };
    const unknown: Route = { start: 'connected', events: [opened] };
    const steps = [...PATHS, unknown].flatMap((path) => walkPath(path));
    const rare = (steps as unknown as readonly { after: JourneySnapshot }[]).filter(
      ({ after: { value } }) => typeof value.screen === 'string' && RARE.has(value.screen),
    );
    const rarePages = rare.map(async ({ after }) => {
      const withoutOffer = Object.assign(Object.create(after), {
        context: { ...after.context, offerId: null },
      }) as JourneySnapshot;
      return { states: after._nodes.map(({ id }) => id), markup: await renderProduct(withoutOffer, 'test') };
    });
    for (const { states, markup } of [...pages, ...(await Promise.all(rarePages))]) {
      const screen = screens.find((id) => states.includes(id));
      for (const [, path = ''] of (MAIN.exec(markup)?.[0] ?? '').matchAll(LINK)) {
        const target = screenAt(path);
        if (target === null || target === screen || screen === undefined) continue;
        found.set(screen, (found.get(screen) ?? new Set()).add(target));
      }
    }
    expect(listed(found)).toEqual(listed(Object.entries(LINKS)));
  });
});

it('a picture of the product is a page without scripts, in its styles and no inline ones', () => {
  const shell = '<html><head><link rel="stylesheet" href="/index.css"></head><body></body></html>';
  const manifest = {
    a: { file: 'a.js', css: ['index.css', 'landing.css'] },
    b: { file: 'b.js', css: ['parts.css'] },
    fonts: { file: 'fonts.css' },
  };
  const [styles, page] = picturePages(shell, manifest, [
    { address: '/proof/a.html', markup: '<h1 style="--at:0">Get $& now</h1>' },
  ]);
  expect(styles).toEqual([
    '/proof/pictures.css',
    expect.stringMatching(
      /^\[data-style="--at:0"\]\{--at:0\}\nhtml:target :has\(~ main\)\{display:none\}\n\[data-found\]/,
    ),
  ]);
  expect(page?.[0]).toBe('/proof/a.html');
  expect(page?.[1]).toContain('<h1 data-style="--at:0">Get $& now</h1>');
  const linked = [...(page?.[1] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(linked).toEqual(['/index.css', '/landing.css', '/parts.css', '/fonts.css', '/proof/pictures.css']);
  expect(page?.[1]).not.toContain('<script');
});
