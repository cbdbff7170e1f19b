import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { SCENE } from '#src/content/visualizer/scene.ts';
import { PAPER, SHARE } from '#src/content/visualizer/sharing.ts';
import { prepareAxe } from '#test/e2e/support/accessible.ts';
import { expect, test } from '#test/e2e/support/test.ts';

const MAP = '/visualizer.html';
const CHART = '/visualizer.html#/chart/journey';
const PNG_SIGNATURE = '89504e470d0a1a0a';

test.use({ viewport: { width: 1440, height: 900 } });

type View = { readonly x: number; readonly y: number; readonly zoom: number };

/** How the picture lies in its window now. */
async function viewOf(page: Page): Promise<View> {
  const transform = await page.locator('svg.chart-scene > g').first().getAttribute('transform');
  const [x = 0, y = 0, zoom = 0] = [...(transform ?? '').matchAll(/-?[\d.]+(?:e-?\d+)?/gu)].map(([text]) =>
    Number(text),
  );
  return { x, y, zoom };
}

async function opened(
  page: Page,
  address: string,
): Promise<{ readonly picture: Locator; readonly middle: [number, number] }> {
  await page.goto(address);
  const picture = page.getByRole('application');
  await expect(page.locator('svg.chart-scene [data-id="landing"]').first()).toBeVisible();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('the picture has no place on the page');
  return { picture, middle: [box.x + box.width / 2, box.y + box.height / 2] };
}

test('the picture is moved and zoomed by wheel, trackpad, mouse, keys and buttons', async ({ page }) => {
  const { picture, middle } = await opened(page, MAP);
  // A panel beside the picture that is loaded later takes some of its width.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: SCENE.fit }).click();
  const whole = await viewOf(page);

  await page.mouse.move(...middle);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(whole.zoom);

  const zoomed = await viewOf(page);
  await page.mouse.down();
  await page.mouse.move(middle[0] - 120, middle[1] - 60, { steps: 4 });
  await page.mouse.up();
  const dragged = await viewOf(page);
  expect(dragged.zoom).toBe(zoomed.zoom);
  expect([Math.round(dragged.x - zoomed.x), Math.round(dragged.y - zoomed.y)]).toEqual([-120, -60]);

  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(dragged.x);
  await page.keyboard.press('-');
  await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(dragged.zoom);
  await page.keyboard.press('0');
  await expect.poll(() => viewOf(page)).toEqual(whole);

  await page.getByRole('button', { name: SCENE.zoomIn }).click();
  await expect.poll(async () => (await viewOf(page)).zoom).toBeCloseTo(whole.zoom * 1.25);
  await page.getByRole('button', { name: SCENE.zoomOut }).click();
  await page.getByRole('button', { name: SCENE.fit }).click();
  await expect.poll(() => viewOf(page)).toEqual(whole);

  await page.mouse.move(...middle);
  await page.mouse.wheel(30, 20);
  await expect.poll(() => viewOf(page)).toEqual({ ...whole, x: whole.x - 30, y: whole.y - 20 });
});

test('the full chart says less from far away and every rule from near, and what is pressed is selected', async ({
  page,
}) => {
  await opened(page, CHART);
  const scene = page.locator('svg.chart-scene');
  const label = scene.locator('.label').first();
  const rule = scene.locator('.row text').first();
  await expect(scene).toHaveAttribute('data-detail', 'far');
  await expect(label).toBeHidden();

  const zoomIn = page.getByRole('button', { name: SCENE.zoomIn });
  const seen = new Set<string | null>();
  for (let presses = 0; presses < 15 && !seen.has('near'); presses += 1) {
    await zoomIn.click();
    seen.add(await scene.getAttribute('data-detail'));
    if (seen.has('middle') && !seen.has('near')) {
      await expect(label).toHaveCSS('display', 'block');
      await expect(rule).toHaveCSS('display', 'none');
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['far', 'middle', 'near']));
  await expect(rule).toHaveCSS('display', 'block');

  await page.getByRole('button', { name: SCENE.fit }).click();
  await scene.locator('[data-id="offers"] > .box').click({ position: { x: 4, y: 30 } });
  await expect(page).toHaveURL(/item=offers/u);
  await expect(scene.locator('[data-id="offers"] > .selection')).toBeVisible();
});

test.describe('By touch', () => {
  test.use({ hasTouch: true });

  test('one finger moves the picture and two zoom it', async ({ page }) => {
    const { middle } = await opened(page, MAP);
    const [x, y] = middle;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });

    const whole = await viewOf(page);
    await send('touchStart', { x, y });
    await send('touchMove', { x: x + 40, y: y + 30 });
    await send('touchMove', { x: x + 80, y: y + 60 });
    await send('touchEnd');
    await expect.poll(async () => (await viewOf(page)).x).toBeCloseTo(whole.x + 80, 0);

    await send('touchStart', { x: x - 40, y }, { x: x + 40, y });
    await send('touchMove', { x: x - 90, y }, { x: x + 90, y });
    await send('touchMove', { x: x - 120, y }, { x: x + 120, y });
    await send('touchEnd');
    await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(whole.zoom * 2);
  });
});

test('the picture is saved as a drawing and as points, and the booklet takes the place of the page on paper', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'yes');
  });
  await opened(page, MAP);
  const violations = await prepareAxe(page);
  await page.getByText(SHARE.title).click();
  expect(await violations()).toEqual([]);

  for (const [name, begins] of [
    [SHARE.svg, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"').toString('hex')],
    [SHARE.png, PNG_SIGNATURE],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await readFile(await (await download).path());
    expect(file.toString('hex')).toMatch(new RegExp(`^${begins}`, 'u'));
    await expect(page.getByText(SHARE.saved)).toBeVisible();
    await page.getByText(SHARE.title).click();
  }

  await page.getByRole('button', { name: SHARE.booklet }).click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await expect(page.getByText(PAPER.map)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(PAPER.map)).toBeVisible();
  await expect(page.getByRole('application')).toBeHidden();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/gu)?.length).toBeGreaterThan(15);
});
