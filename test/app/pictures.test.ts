import { describe, expect, it } from 'vitest';
import { LINKS, ROUTED_SCREEN_IDS, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { renderPictures } from '#src/review/demonstration/pictures.tsx';
import type { Proof } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';

/** The approved paths open these screens only with an offer, which changes their links. */
const WITH_OFFER = new Set<ScreenId>(['dashboard', 'dashboardEstablished']);
const MAIN = /<main[^]*<\/main>/;
const LINK = /<a [^>]*href="(\/[^"#]*)/g;
const { proof, texts, pictures } = await renderPictures(true);
const { pictures: statesByAddress } = JSON.parse(proof) as Proof;
const pages = pictures.map(({ address, markup }) => ({ states: statesByAddress[address] ?? [], markup }));

describe('Pictures of the product', () => {
  it('show every approved state and its dialogs, without scripts', () => {
    const addresses = pictures.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(Object.keys(statesByAddress)));
    expect(pages.filter(({ markup }) => !markup.includes('<h1') || markup.includes('<script'))).toEqual([]);
    const confirmationPages = pages.filter(({ states }) => states.some((id) => id.includes('confirming')));
    expect(confirmationPages.length).toBeGreaterThan(2);
    expect(confirmationPages.filter(({ markup }) => !markup.includes('role="dialog"'))).toEqual([]);
  });

  it('show every sentence of the screens', () => {
    const { places, sentences, pictures: pictureAddresses } = JSON.parse(texts ?? '') as Texts;
    const onScreens = sentences.filter(({ at: [first] }) => places[first?.[0] ?? -1]?.source === 'screen');
    expect(onScreens.length).toBeGreaterThan(800);
    expect(onScreens.filter(({ at: [first] }) => pictureAddresses[first?.[1] ?? -1] === undefined)).toEqual([]);
  });

  it('link to exactly the screens that the chart lists (R1.1)', () => {
    const screens = ROUTED_SCREEN_IDS.filter((screen) => !WITH_OFFER.has(screen));
    const linksOf = (screen: ScreenId) => {
      const screenPages = pages.filter(({ states }) => states.includes(screen));
      const paths = screenPages.flatMap(({ markup }) => [...(MAIN.exec(markup)?.[0] ?? '').matchAll(LINK)]);
      const targets = paths.flatMap(([, path = '']) => screenAt(path) ?? []);
      return new Set(targets.filter((target) => target !== screen));
    };
    const links = screens.map((screen) => ({ screen, links: linksOf(screen) }));
    expect(links).toEqual(screens.map((screen) => ({ screen, links: new Set(LINKS[screen] ?? []) })));
  });
});
