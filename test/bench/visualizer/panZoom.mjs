// The script that runs in each frame while the full chart is moved, counted by the browser's own trace.
import { openChart, traced } from './charts.mjs';

const STEPS = 60;
const US_PER_MS = 1000;
const TIMELINE = 'devtools.timeline';
const CATEGORIES = [TIMELINE, `disabled-by-default-${TIMELINE}`, `${TIMELINE}.frame`, 'v8.execute'];

/** For panning and for zooming: milliseconds of script a frame, and in how many frames. */
export async function measurePanZoom(browser, address) {
  const page = await openChart(browser, address);
  const box = await page.locator('svg.chart-scene[data-altitude="chart"]').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const panned = await traced(page, CATEGORIES, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(x + step * 3, y + step * 2);
    await page.mouse.up();
  });
  const zoomed = await traced(page, CATEGORIES, async () => {
    await page.keyboard.down('Control');
    for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step < STEPS / 2 ? -20 : 20);
    await page.keyboard.up('Control');
  });
  await page.close();
  return [
    { name: 'pan', ...scriptPerFrame(panned) },
    { name: 'zoom', ...scriptPerFrame(zoomed) },
  ];
}

/**
 * Script is what the browser calls into; what is called within it is counted once. The time is that of the processor, so
 * that whatever else the machine does is left out. A frame is one for which the page was painted.
 */
function scriptPerFrame(events) {
  const all = events.filter(({ name, ph }) => ph === 'X' && CALLS.includes(name));
  const thread = busiest(all);
  const onThread = ({ pid, tid }) => `${pid} ${tid}` === thread;
  const calls = all.filter(onThread).toSorted((one, other) => one.ts - other.ts);
  let [endsAt, total] = [0, 0];
  for (const { ts, dur = 0, tdur = dur } of calls) {
    if (ts < endsAt) continue;
    total += tdur;
    endsAt = ts + dur;
  }
  const frames = events.filter((event) => event.name === 'Commit' && event.ph === 'X' && onThread(event)).length;
  return { scriptMs: total / US_PER_MS / Math.max(1, frames), frames };
}

const CALLS = ['FunctionCall', 'RunMicrotasks'];

/** The thread of the page: the one that runs the most script. */
function busiest(calls) {
  const times = new Map();
  for (const { pid, tid, dur = 0 } of calls) {
    const thread = `${pid} ${tid}`;
    times.set(thread, (times.get(thread) ?? 0) + dur);
  }
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
