import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { PANEL_WORDS, SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { expect, test } from '#test/e2e/support/test.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const REVIEW = resolve(ROOT, 'test/review/foreign/run.mjs');
const PORT = Number(process.env['E2E_PORT'] ?? 4273) + 40;

/** Starts the program and waits until it says where it serves. */
async function review(file: string, port = PORT): Promise<{ readonly program: ChildProcess; readonly said: string }> {
  const program = spawn(process.execPath, [REVIEW, file], {
    cwd: ROOT,
    env: { ...process.env, REVIEW_PORT: String(port) },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part: Buffer) => (said += String(part)));
  await Promise.race([expect.poll(() => said, { timeout: 45_000 }).toContain('Statechart:'), once(program, 'exit')]);
  return { program, said };
}

test('the page shows the chart of another machine, finds what is in it and plays it', async ({ page, expectNoise }) => {
  // The program serves for development, beside what the tests serve and without the headers of the product.
  expectNoise(/^(?:foreign request|unguarded page): http:\/\/localhost:/);
  const { program, said } = await review('test/review/foreign/charts/player.ts');
  try {
    const address = /Statechart: (\S+)/.exec(said)?.[1] ?? said;
    await page.goto(address);
    await expect(page).toHaveTitle('Player');
    await expect(page.getByRole('tab')).toHaveText([
      VIEW_WORDS.chart,
      VIEW_WORDS.outline,
      VIEW_WORDS.review,
      ...Object.values(PANEL_WORDS),
    ]);
    await expect(page.locator('svg.chart-scene').getByText('Playing', { exact: true }).first()).toBeVisible();
    const search = page.getByRole('searchbox', { name: SHELL.find });
    await search.fill('Playing');
    await search.press('Enter');
    await expect(page.getByRole('tabpanel', { name: PANEL_WORDS.details })).toContainText('Pause');
    await search.fill('');
    await page.getByRole('tab', { name: VIEW_WORDS.outline, exact: true }).click();
    await expect(page.getByRole('button', { name: 'When “Pause” happens' }).first()).toBeVisible();
    await page.getByRole('tab', { name: PANEL_WORDS.play }).click();
    const panel = page.getByRole('tabpanel', { name: PANEL_WORDS.play });
    await panel.getByRole('button', { name: SIMULATION_TEXT.begin, exact: true }).click();
    await panel.getByRole('button', { name: /^Power / }).click();
    await expect(panel).toContainText('Stopped');
    // What the page loads last: then nothing is asked of the program any more.
    await expect(page.getByRole('button', { name: SHELL.closeSession })).toBeVisible();
  } finally {
    program.kill();
  }
});

test('a file without a machine is refused in words, and nothing is served', async () => {
  const { program, said } = await review('src/content/toasts.ts', PORT + 1);
  expect([program.exitCode, said]).toEqual([
    1,
    expect.stringContaining('/src/content/toasts.ts: The file exports no XState machine'),
  ]);
});
