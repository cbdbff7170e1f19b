import { describe, expect, it } from 'vitest';
import { placeOf } from '#src/review/page/viewer/address.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { simulates, STARTED } from './played.ts';
import { viewerAfter } from './viewerAt.ts';

describe('The side panel', () => {
  it.each<[string, ViewerEvent]>([
    ['a state or a rule is selected', { type: 'item.selected', id: 'offers' }],
    ['a lens is opened', { type: 'overlay.toggled', overlay: 'money' }],
  ])('shows the details next to a session once %s', async (_, event) => {
    const played = await viewerAfter({ simulates }, STARTED, { type: 'panel.opened', panel: 'play' });
    const asked = await played.send(event);
    expect(asked.value.panel).toBe('details');
    expect(asked.value.session).toEqual(played.value.session);
  });

  it('opens a lens in place of what was selected, and leaves it selected under other highlights', async () => {
    const selected = await viewerAfter({}, { type: 'item.selected', id: 'offers' });
    const tested = await selected.send({ type: 'overlay.toggled', overlay: 'proof' });
    expect(tested.context.selectedId).toBe('offers');
    const asked = await selected.send({ type: 'overlay.toggled', overlay: 'money' });
    expect(asked.context.selectedId).toBeNull();
    expect(asked.value.panel).toBe('details');
  });

  it('gives the review the whole width, while the session goes on', async () => {
    const played = await viewerAfter({ simulates }, STARTED, { type: 'panel.opened', panel: 'play' });
    const reviewed = await played.send({ type: 'view.opened', view: 'review' });
    expect(reviewed.value.panel).toBe('closed');
    expect(reviewed.value.session).toEqual(played.value.session);
    expect(reviewed.value.session).not.toBe('none');
  });

  it('leaves the details closed where the review says the same, and opens them elsewhere', async () => {
    const { value, send } = await viewerAfter({}, { type: 'item.selected', id: 'offers' });
    const inReview = await send({ type: 'view.opened', view: 'review' });
    const selected = await send({ type: 'item.selected', id: 'offers' });
    const opened = await send({ type: 'address.opened', place: placeOf('#/review?item=offers') });
    const onMap = await send({ type: 'address.opened', place: placeOf('#/map?item=offers') });
    const panels = [value, inReview.value, selected.value, opened.value, onMap.value].map(({ panel }) => panel);
    expect(panels).toEqual(['details', 'closed', 'closed', 'closed', 'details']);
  });
});
