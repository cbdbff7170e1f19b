import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SHELL } from '#src/content/visualizer/shell.ts';
import { foundIn } from '#src/visualizer/viewer/search.ts';
import { TopBar } from '#src/visualizer/shell/TopBar.tsx';
import { ViewerProvider } from '#src/visualizer/viewer/hooks.tsx';
import { smallModel } from '#test/visualizer/scene/smallChart.ts';
import { answered, viewerIn } from '#test/visualizer/viewer/viewerAt.ts';

async function searched(query: string) {
  const { actor } = viewerIn({ model: smallModel });
  await answered();
  render(
    <ViewerProvider actor={actor}>
      <TopBar />
    </ViewerProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: SHELL.find });
  await user.type(field, query);
  const stood = () => [screen.getByRole('search').textContent, actor.getSnapshot().context.selectedId];
  const press = async (keys: string) => {
    await user.keyboard(keys);
    return stood();
  };
  return { field, stood, press };
}

describe('Enter in the search', () => {
  const [first = '', second = '', ...more] = foundIn(smallModel, 'close');
  const count = more.length + 2;
  const last = more.at(-1) ?? '';

  it('goes to what is found next, Shift and Enter to the one before, around the end', async () => {
    expect(count).toBeGreaterThan(2);
    const { stood, press } = await searched('close');
    expect(stood()).toEqual([SHELL.found(count), null]);
    expect(await press('{Enter}')).toEqual([SHELL.foundAt(1, count), first]);
    expect(await press('{Enter}')).toEqual([SHELL.foundAt(2, count), second]);
    expect(await press('{Shift>}{Enter}{Enter}{/Shift}')).toEqual([SHELL.foundAt(count, count), last]);
    expect(await press('{Enter}')).toEqual([SHELL.foundAt(1, count), first]);
  });

  it('goes to the last first when Shift is held', async () => {
    const { press } = await searched('close');
    expect(await press('{Shift>}{Enter}{/Shift}')).toEqual([SHELL.foundAt(count, count), last]);
  });

  it('leaves what is selected when nothing is found', async () => {
    const { press } = await searched('close');
    await press('{Enter}');
    expect(await press('xyz{Enter}')).toEqual([SHELL.found(0), first]);
  });

  it('is told of beforehand, and what it comes to is said politely', async () => {
    const { field } = await searched('close');
    expect([field.getAttribute('placeholder'), field.title]).toEqual([SHELL.find, SHELL.findKeys]);
    expect(screen.getByText(SHELL.found(count)).getAttribute('role')).toBe('status');
  });
});
