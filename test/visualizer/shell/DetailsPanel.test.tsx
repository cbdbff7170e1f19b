import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SHELL } from '#src/content/visualizer/shell.ts';
import { DetailsPanel } from '#src/visualizer/shell/panels/DetailsPanel.tsx';
import { ViewerProvider } from '#src/visualizer/viewer/hooks.tsx';
import { placeOf } from '#src/visualizer/viewer/address.ts';
import { answered, viewerIn } from '#test/visualizer/viewer/viewerAt.ts';

describe('The details beside the picture', () => {
  it('say that a link names what is not in the chart, once the chart is there', async () => {
    const { actor } = viewerIn();
    await answered();
    render(
      <ViewerProvider actor={actor}>
        <DetailsPanel />
      </ViewerProvider>,
    );
    expect(screen.queryByText(SHELL.nothingSelected)).not.toBeNull();
    act(() => actor.send({ type: 'address.opened', place: placeOf('#/chart/journey?item=gone.item') }));
    expect(screen.queryByText(SHELL.loading)).not.toBeNull();
    await act(answered);
    expect(screen.queryByText(SHELL.notInChart('gone.item'))).not.toBeNull();
    expect(document.body.textContent).toBe(
      'The link names an item that is not in this chart: “gone.item”. It may have been renamed or removed since.',
    );
  });
});
