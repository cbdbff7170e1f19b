import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mantineVariables } from '#src/app/theme/mantineVariables.ts';

const IMPORTED_SHEET = /(?<=')@mantine\/[\w/.]+\.layer\.css(?=')/g;
const READ_VARIABLE = /(?<=var\()--mantine-[\w-]+(?=\))/g;
const WRITTEN_VARIABLE = /--mantine-[\w-]+(?=:)/g;

it("The theme defines every variable that Mantine's style sheets read", () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx)$/.test(file));
  const sheets = new Set(sources.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(IMPORTED_SHEET) ?? []));
  const texts = [mantineVariables(), ...[...sheets].map((sheet) => readFileSync(`node_modules/${sheet}`, 'utf8'))];
  const written = new Set(texts.flatMap((text) => text.match(WRITTEN_VARIABLE) ?? []));
  const read = [...new Set(texts.flatMap((text) => text.match(READ_VARIABLE) ?? []))];
  expect(sheets.size).toBeGreaterThan(0);
  expect(read.filter((name) => !written.has(name))).toEqual([]);
});
