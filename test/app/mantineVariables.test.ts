import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mantineVariables } from '#src/app/theme/mantineVariables.ts';

const IMPORTED_SHEET = /(?<=')@mantine\/[\w/.]+\.layer\.css(?=')/g;
const USED_VARIABLE = /(?<=var\()--mantine-[\w-]+(?=\))/g;
const DEFINED_VARIABLE = /--mantine-[\w-]+(?=:)/g;

it("The theme defines every variable that Mantine's style sheets use", () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx)$/.test(file));
  const sheets = new Set(sources.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(IMPORTED_SHEET) ?? []));
  const texts = [mantineVariables(), ...[...sheets].map((sheet) => readFileSync(`node_modules/${sheet}`, 'utf8'))];
  const defined = new Set(texts.flatMap((text) => text.match(DEFINED_VARIABLE) ?? []));
  const used = [...new Set(texts.flatMap((text) => text.match(USED_VARIABLE) ?? []))];
  expect(sheets.size).toBeGreaterThan(0);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
