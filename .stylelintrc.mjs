import { ODD_WORDS } from './.oxlint.words.mjs';

export default {
  ignoreFiles: ['dist/**', '.reports/**', 'src/documents/**'],
  rules: {
    'comment-word-disallowed-list': ODD_WORDS,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width', 'inline-size'],
    'declaration-property-value-disallowed-list': {
      '/^(gap|row-gap|column-gap|padding|margin)/': ['/\\d(px|rem|em)\\b/'],
      '/^(font-size|border-radius|border-.*-radius)$/': ['/\\d(px|rem)\\b/'],
      font: ['/\\d(px|rem)\\b/'],
    },
  },
  overrides: [
    {
      files: ['src/app/theme/tokens.css', 'src/app/theme/media.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'media-feature-name-disallowed-list': null },
    },
  ],
};
