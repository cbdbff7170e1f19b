import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { LINKS, ROUTED_SCREEN_IDS, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { renderProduct } from '#src/app/entry/prerender.tsx';
import { renderPictures } from '#src/review/demonstration/pictures.tsx';
import type { Proof } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { cast } from '#test/support/cast.ts';

/** No approved path opens these without an offer. */
const RARE = new Set<ScreenId>(['dashboard', 'dashboardEstablished', 'notFound']);
const MAIN = /<main[^]*<\/main>/;
const LINK = /<a [^>]*href="(\/[^"#]*)/g;
const { proof, texts, pictures } = await renderPictures(true);
const { pictures: shown } = JSON.parse(proof) as Proof;
const pages = pictures.map(({ address, markup }) => ({ states: shown[address] ?? [], markup }));

describe('Pictures of the product', () => {
  it('show every approved situation with its dialogs, without scripts', () => {
    const addresses = pictures.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(Object.keys(shown)));
    expect(pages.filter(({ markup }) => !markup.includes('<h1') || markup.includes('<script'))).toEqual([]);
    const confirming = pages.filter(({ states }) => states.some((id) => id.includes('confirming')));
    expect(confirming.length).toBeGreaterThan(2);
    expect(confirming.filter(({ markup }) => !markup.includes('role="dialog"'))).toEqual([]);
  });

  it('show every sentence of a screen', () => {
    const { places, sentences, pictures: showing } = JSON.parse(texts ?? '') as Texts;
    const onScreens = sentences.filter(({ at: [first] }) => places[first?.[0] ?? -1]?.source === 'screen');
    expect(onScreens.length).toBeGreaterThan(800);
    expect(onScreens.filter(({ at: [first] }) => showing[first?.[1] ?? -1] === undefined)).toEqual([]);
  });

  it('link to the screens that the chart lists, and to no others (R1.1)', async () => {
    const screens = [...ROUTED_SCREEN_IDS, 'notFound' as const];
    const links = new Map<ScreenId, Set<ScreenId>>(screens.map((screen) => [screen, new Set()]));
    const addLinks = (screen: ScreenId | undefined, markup: string) => {
      for (const [, path = ''] of (MAIN.exec(markup)?.[0] ?? '').matchAll(LINK)) {
        const target = screenAt(path);
        if (screen !== undefined && target !== null && target !== screen) links.get(screen)?.add(target);
      }
    };
    for (const { states, markup } of pages) {
      const open = screens.find((id) => states.includes(id));
      addLinks(open, markup);
    }
    const opened: JourneyEvent = { type: 'url.opened', path: '/nowhere', hash: '' };
    const steps = [...PATHS, { start: 'connected', events: [opened] } as const].flatMap((path) => walkPath(path));
    const snapshots = steps.map(({ after }) => after);
    for (const snapshot of snapshots.filter((after) => RARE.has(openScreen(after)))) {
      const context = { ...snapshot.context, offerId: null };
      const withoutOffer = cast<JourneySnapshot>(Object.assign(Object.create(snapshot), { context }));
      addLinks(openScreen(snapshot), await renderProduct(withoutOffer, 'test'));
    }
    const expected = new Map(screens.map((screen) => [screen, new Set(LINKS[screen] ?? [])]));
    expect(links).toEqual(expected);
  });
});
