import { describe, expect, it } from 'vitest';
import { filesOf, markDatedWords, screenPage, styleSheetOf } from '#src/app/entry/pages.ts';

const SHELL = [
  '<link rel="stylesheet" href="/index.css">',
  '<script type="module" src="/index.js"></script>',
  '<title>Creator Cash Advance</title>',
  '<div id="root"><p>Loading</p></div>',
].join('\n');

describe('Prerendered page', () => {
  it('has the landing screen, its title and its files (R3.2)', () => {
    const landing = { title: 'Now', variants: [{ media: 'all', markup: '<h1 style="--at:0">Get $& now</h1>' }] };
    const links = { styles: ['index.css', 'landing.css'], modules: ['landing.js'] };
    const expected = [
      '<link rel="stylesheet" href="/index.css">',
      '<script type="module" src="/index.js"></script>',
      '    <link rel="modulepreload" fetchpriority="low" crossorigin href="/landing.js">',
      '    <link rel="stylesheet" crossorigin href="/landing.css">',
      '<title>Now</title>',
      '<div id="root" data-prerendered="landing"><h1 data-style="--at:0">Get $& now</h1></div>',
    ].join('\n');
    expect(screenPage(SHELL, 'landing', landing, links)).toBe(expected);
  });

  it('has any other screen in a template, once for each media query (R1.1)', () => {
    const variants = [
      { media: '(max-width: 1em)', markup: '<p>Phone</p>' },
      { media: 'not all and (max-width: 1em)', markup: '<p>Desk</p>' },
    ];
    const templates = variants.map(
      ({ media, markup }) => `<div class="prerendered" data-media="${media}" inert>${markup}</div>`,
    );
    const page = screenPage(SHELL, 'offers', { title: 'Your offers', variants }, { styles: [], modules: [] });
    expect(page).toContain(`<div id="root"><p>Loading</p><template>${templates.join('')}</template></div>`);
  });

  it.each([
    ['<p>From May 2 on</p>', '<p>From June 3 on</p>', '<p>From [May] [2] on</p>'],
    ['<time datetime="1">May</time>', '<time datetime="2">May</time>', '<time datetime="1">May</time>'],
  ])('marks the words of %s that differ in %s (R13.1)', (markup, onAnotherDay, marked) => {
    const expected = marked.replaceAll(/\[(\w+)\]/g, '<span data-undated>$1</span>');
    expect(markDatedWords(markup, onAnotherDay)).toBe(expected);
  });

  it('has each style attribute once in its style sheet (R3.2)', () => {
    const markup = '<i style="--at:0"></i><i style="--at:0"></i><i style="opacity:1"></i>';
    expect(styleSheetOf(markup)).toBe('[data-style="--at:0"]{--at:0}\n[data-style="opacity:1"]{opacity:1}');
  });

  it('loads the files of its screen after those they import (R3.2, R15.1)', () => {
    const manifest = {
      'src/screens/landing/LandingScreen.tsx': { file: 'landing.js', css: ['landing.css'], imports: ['_parts.js'] },
      'src/screens/offers/OffersScreen.tsx': { file: 'offers.js' },
      '_parts.js': { file: 'parts.js', css: ['parts.css'] },
      '_shell.js': { file: 'shell.js', name: 'shell', css: ['shell.css'] },
      '_saving.js': { file: 'saving.js', name: 'saving' },
    };
    expect(filesOf(manifest, 'landing')).toEqual({
      styles: ['shell.css', 'parts.css', 'landing.css'],
      modules: ['shell.js', 'parts.js', 'landing.js'],
    });
    expect(filesOf(manifest, 'offers').modules).toEqual(['shell.js', 'saving.js', 'offers.js']);
  });
});
