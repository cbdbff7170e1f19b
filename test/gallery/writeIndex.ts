import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACES } from '#test/e2e/support/places.ts';
import { GALLERY, pictureName, VIEWS } from './pictures.ts';

const STYLE = `
body { margin: 24px; background: #8a8a8a; color: #000; font: 15px/1.4 system-ui, sans-serif; }
section { display: flex; gap: 16px; align-items: start; margin-block-end: 40px; }
figure { margin: 0; }
figcaption { padding-block-end: 4px; }
img { display: block; box-shadow: 0 0 0 1px #0004; }
`;

/** Writes the page that shows all pictures, place by place, grouped by screen. */
export function writeIndex(): void {
  const groups = [...new Set(PLACES.map(({ group }) => group))];
  const body = groups.map((group) => {
    const places = PLACES.filter((place) => place.group === group).map((place) => {
      const pictures = VIEWS.map((view) => {
        const caption = `${view.width} px, ${view.colorScheme}`;
        const shown = view.width > 1000 ? 640 : 270;
        const file = pictureName(place, view);
        return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" width="${shown}" alt="${place.group} ${place.name}, ${caption}" loading="lazy"></a></figure>`;
      });
      return `<h3>${place.name}</h3><section>${pictures.join('')}</section>`;
    });
    return `<h2 id="${group}">${group}</h2>${places.join('')}`;
  });
  const links = groups.map((group) => `<a href="#${group}">${group}</a>`).join(' · ');
  mkdirSync(GALLERY, { recursive: true });
  writeFileSync(
    join(GALLERY, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen and state</title><style>${STYLE}</style><h1>Every screen and state</h1><p>${links}</p>${body.join('')}</html>`,
  );
}
