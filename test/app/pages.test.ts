import { describe, expect, it } from 'vitest';
import { filesOf, screenPage, styleSheetOf, withoutDay } from '#src/app/entry/pages.ts';

const SHELL = [
  '<html><head>',
  '<link rel="stylesheet" href="/index.css">',
  '<script type="module" src="/index.js"></script>',
  '<title>Creator Cash Advance</title>',
  '</head><body>',
  '<div id="root"><p>Loading</p></div>',
  '</body></html>',
].join('\n');
const LANDING = { title: 'Now', variants: [{ media: 'all', markup: '<h1 style="--at:0">Get $& now</h1>' }] };
const MANIFEST = {
  'src/screens/landing/LandingScreen.tsx': {
    file: 'landing.js',
    css: ['landing.css'],
    imports: ['_parts.js', 'index.html'],
  },
  '_parts.js': { file: 'parts.js', css: ['parts.css'], imports: ['index.html'] },
  'index.html': { file: 'index.js', css: ['index.css'] },
};

describe('the page that the build prerenders', () => {
  it('holds the landing screen, its title and its files (R3.2)', () => {
    const links = { styles: ['index.css', 'landing.css'], modules: ['shell.js', 'landing.js'] };
    expect(screenPage(SHELL, 'landing', LANDING, links)).toEqual(
      [
        '<html><head>',
        '<link rel="stylesheet" href="/index.css">',
        '<script type="module" src="/index.js"></script>',
        '    <link rel="modulepreload" fetchpriority="low" crossorigin href="/shell.js">',
        '    <link rel="modulepreload" fetchpriority="low" crossorigin href="/landing.js">',
        '    <link rel="stylesheet" crossorigin href="/landing.css">',
        '<title>Now</title>',
        '</head><body>',
        '<div id="root" data-prerendered="landing"><h1 data-style="--at:0">Get $& now</h1></div>',
        '</body></html>',
      ].join('\n'),
    );
  });

  it('holds another screen in a template, in each variant of its media query (R1.1)', () => {
    const variants = [
      { media: '(max-width: 1em)', markup: '<p style="--at:1">Phone</p>' },
      { media: 'not all and (max-width: 1em)', markup: '<p>Desk</p>' },
    ];
    const page = screenPage(
      SHELL,
      'offers',
      { title: 'Your offers', variants },
      { styles: [], modules: ['offers.js'] },
    );
    expect(page).toContain('<title>Your offers</title>');
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/offers.js">');
    expect(page).toContain(
      '<div id="root"><p>Loading</p><template><div class="prerendered" data-media="(max-width: 1em)" inert><p data-style="--at:1">Phone</p></div><div class="prerendered" data-media="not all and (max-width: 1em)" inert><p>Desk</p></div></template></div>',
    );
  });

  it.each([
    [
      '<p>From May 2 on</p>',
      '<p>From June 3 on</p>',
      '<p>From <span data-undated>May</span> <span data-undated>2</span> on</p>',
    ],
    ['<time datetime="1">May</time>', '<time datetime="2">May</time>', '<time datetime="1">May</time>'],
    ['<p>One day</p>', '<p>Two whole days</p>', '<p><span data-undated>One</span> <span data-undated>day</span></p>'],
  ])('%s, on another day %s, shows no word that depends on the day (R13.1)', (markup, another, undated) => {
    expect(withoutDay(markup, another)).toBe(undated);
  });

  it('is refused when the shell has no place for a part of it (R3.2)', () => {
    const links = { styles: [], modules: [] };
    expect(() => screenPage(SHELL.replace('id="root"', ''), 'landing', LANDING, links)).toThrow(
      'The built page has no place for',
    );
  });

  it('sets the styles of its elements in a style sheet, each once (R3.2)', () => {
    const markup = '<i style="--at:0"></i><i style="--at:0"></i><i style="opacity:1"></i>';
    expect(styleSheetOf(markup)).toBe('[data-style="--at:0"]{--at:0}\n[data-style="opacity:1"]{opacity:1}');
  });

  it('asks for what is needed before what needs it, so that a screen may restyle a part (R3.2)', () => {
    expect(filesOf(MANIFEST, 'landing')).toEqual({
      styles: ['index.css', 'parts.css', 'landing.css'],
      modules: ['index.js', 'parts.js', 'landing.js'],
    });
  });

  it('preloads the shell, and the code that saves with every screen but the landing page (R15.1)', () => {
    const manifest = {
      'src/screens/landing/LandingScreen.tsx': { file: 'landing.js' },
      'src/screens/offers/OffersScreen.tsx': { file: 'offers.js' },
      '_shell.js': { file: 'shell.js', name: 'shell' },
      '_saving.js': { file: 'saving.js', name: 'saving' },
    };
    expect(filesOf(manifest, 'offers').modules).toEqual(['shell.js', 'saving.js', 'offers.js']);
    expect(filesOf(manifest, 'landing').modules).toEqual(['shell.js', 'landing.js']);
  });

  it('is refused when the build has no file for the screen (R3.2)', () => {
    expect(() => filesOf({}, 'landing')).toThrow('The build has no file for one of');
  });
});
