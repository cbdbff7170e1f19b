import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mantineVariables } from '#src/app/theme/mantineVariables.ts';

const IMPORTED_STYLESHEET = /(?<=')@mantine\/[\w/.]+\.layer\.css(?=')/g;
const USED_VARIABLE = /(?<=var\()--mantine-[\w-]+(?=\))/g;
const DEFINED_VARIABLE = /--mantine-[\w-]+(?=:)/g;

it("The theme defines every variable that Mantine's stylesheets use", () => {
  const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|tsx)$/.test(file),
  );
  const stylesheets = new Set(
    sourceFiles.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(IMPORTED_STYLESHEET) ?? []),
  );
  const cssSources = [
    mantineVariables(),
    ...[...stylesheets].map((path) => readFileSync(`node_modules/${path}`, 'utf8')),
  ];
  const defined = new Set(cssSources.flatMap((css) => css.match(DEFINED_VARIABLE) ?? []));
  const used = [...new Set(cssSources.flatMap((css) => css.match(USED_VARIABLE) ?? []))];
  expect(stylesheets.size).toBeGreaterThan(0);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
