import { describe, expect, it } from 'vitest';
import { filesOf, screenPage, styleSheetOf, withoutDay } from '#src/app/entry/pages.ts';

const SHELL = [
  '<link rel="stylesheet" href="/index.css">',
  '<script type="module" src="/index.js"></script>',
  '<title>Creator Cash Advance</title>',
  '<div id="root"><p>Loading</p></div>',
].join('\n');
const NO_LINKS = { styles: [], modules: [] };

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
    const page = screenPage(SHELL, 'offers', { title: 'Your offers', variants }, NO_LINKS);
    expect(page).toContain(`<div id="root"><p>Loading</p><template>${templates.join('')}</template></div>`);
  });

  it.each([
    ['<p>From May 2 on</p>', '<p>From June 3 on</p>', '<p>From [May] [2] on</p>'],
    ['<time datetime="1">May</time>', '<time datetime="2">May</time>', '<time datetime="1">May</time>'],
    ['<p>One day</p>', '<p>Two whole days</p>', '<p>[One] [day]</p>'],
  ])('marks the words of %s that differ in %s (R13.1)', (markup, onAnotherDay, marked) => {
    const expected = marked.replaceAll(/\[(\w+)\]/g, '<span data-undated>$1</span>');
    expect(withoutDay(markup, onAnotherDay)).toBe(expected);
  });

  it('fails the build if the shell has no place for it (R3.2)', () => {
    const build = () => screenPage('<p></p>', 'landing', { title: 'Now', variants: [] }, NO_LINKS);
    expect(build).toThrow('The built page has no place for');
  });

  it('has each style attribute once in its style sheet (R3.2)', () => {
    const markup = '<i style="--at:0"></i><i style="--at:0"></i><i style="opacity:1"></i>';
    expect(styleSheetOf(markup)).toBe('[data-style="--at:0"]{--at:0}\n[data-style="opacity:1"]{opacity:1}');
  });
});

describe('Files of a screen', () => {
  const manifest = {
    'src/screens/landing/LandingScreen.tsx': { file: 'landing.js', css: ['landing.css'], imports: ['_parts.js'] },
    'src/screens/offers/OffersScreen.tsx': { file: 'offers.js' },
    '_parts.js': { file: 'parts.js', css: ['parts.css'] },
    '_shell.js': { file: 'shell.js', name: 'shell', css: ['shell.css'] },
    '_saving.js': { file: 'saving.js', name: 'saving' },
  };

  it('come after those they import (R3.2)', () => {
    expect(filesOf(manifest, 'landing')).toEqual({
      styles: ['shell.css', 'parts.css', 'landing.css'],
      modules: ['shell.js', 'parts.js', 'landing.js'],
    });
  });

  it('include the persistence code, except on the landing page (R15.1)', () => {
    expect(filesOf(manifest, 'offers').modules).toEqual(['shell.js', 'saving.js', 'offers.js']);
  });

  it('fail the build if one is missing (R3.2)', () => {
    expect(() => filesOf({}, 'landing')).toThrow('The build has no file for one of');
  });
});
