import { describe, expect, it } from 'vitest';
import { durationWords } from '#machines/graph/moments/durationWords.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { findWays } from '#machines/graph/moments/everyState.ts';
import { momentChanges } from '#src/visualizer/playback/momentChanges.ts';
import { momentMarks } from '#src/visualizer/playback/momentMarks.ts';
import { clockText } from '#src/visualizer/playback/clockText.ts';
import { stateRows, wayRow } from '#src/visualizer/playback/wayRows.ts';
import { CONNECTED, MODEL, momentsOf, opened } from './sessions.ts';

const moments = momentsOf(CONNECTED, [opened('/offers'), opened('/processing'), timePassed(1500)]);
const taken = (index: number) => moments[index]?.taken ?? [];

describe('The marks of a moment', () => {
  it('say where the session stands, and nothing else of these states', () => {
    const marks = momentMarks({ moments }, 2);
    const active = [...marks].filter(([, mark]) => mark.isActive === true).map(([id]) => id);
    expect(new Set(active)).toEqual(new Set(moments[2]?.active));
    expect(marks.get('processing')).toEqual({ isActive: true });
  });

  it('tell what was just taken from what was taken before', () => {
    const marks = momentMarks({ moments }, 2);
    expect(taken(1)).not.toEqual([]);
    expect(taken(2)).not.toEqual([]);
    expect(taken(2).map((id) => marks.get(id)?.taken)).toEqual(taken(2).map(() => 'just'));
    expect(taken(1).map((id) => marks.get(id)?.taken)).toEqual(taken(1).map(() => 'before'));
    expect(marks.get('offers')?.taken).toBe('before');
  });

  it('forget what comes later when an earlier moment is shown', () => {
    const marks = momentMarks({ moments }, 1);
    expect(marks.get('offers')).toEqual({ isActive: true });
    expect(marks.get('processing')).toBeUndefined();
  });

  it('say what could happen, and what is listened to in vain', () => {
    const marks = momentMarks({ moments }, 1);
    const choices = moments[1]?.choices ?? [];
    const open = new Set(choices.flatMap(({ takes }) => takes));
    const asked = choices.flatMap(({ truths }) => truths.map(({ transitionId }) => transitionId));
    const vain = asked.filter((id) => !open.has(id));
    expect(vain.length).toBeGreaterThan(2);
    expect([...open].filter((id) => marks.get(id)?.choice !== 'open')).toEqual([]);
    expect(vain.filter((id) => marks.get(id)?.choice !== 'refused')).toEqual([]);
  });

  it('hold the timers that run (R6.3)', () => {
    const marks = momentMarks({ moments }, 2);
    const timed = [...marks.values()].flatMap(({ timer }) => timer ?? []);
    expect(timed).toEqual([{ startedAtMs: 0, dueAtMs: 7000 }]);
  });

  it('are the same for a session that grew as for one that is shown at once', () => {
    const cursors = [0, 1, 2, 1, 2];
    const grown = cursors.map((cursor) => momentMarks({ moments: moments.slice(0, cursor + 1) }, cursor));
    const afresh = cursors.map((cursor) => momentMarks({ moments: structuredClone(moments) }, cursor));
    expect(grown).toEqual(afresh);
    expect(grown[4]?.get('offers')?.taken).toBe('before');
  });

  it('are none where there is no such moment', () => {
    expect(momentMarks({ moments: [] }, 0).size).toBe(0);
  });
});

describe('What is new at a moment', () => {
  it('is told by the titles of the innermost states, the rules, and what is remembered', () => {
    const [, before, moment] = moments;
    const changes = moment === undefined ? null : momentChanges(moment, before ?? null, MODEL);
    expect(changes?.entered).toContain('Processing: Steps: Connecting to Patreon');
    expect(changes?.left).toContain('Offers: None selected');
    expect(changes?.rules.join(' ')).toContain('Processing');
  });

  it('is everything at the start of a session', () => {
    const [start] = moments;
    const changes = start === undefined ? null : momentChanges(start, null, MODEL);
    expect(changes?.entered.length).toBeGreaterThan(4);
    expect(changes?.left).toEqual([]);
    expect(changes?.data).toEqual([]);
  });

  it('tells what is remembered differently, before and after', () => {
    const [, , before, moment] = moments;
    const changes = moment === undefined ? null : momentChanges(moment, before ?? null, MODEL);
    expect(changes?.data).toEqual([{ name: 'elapsedMs', before: '0', after: '1400' }]);
  });
});

describe('The rows of the paths', () => {
  it('call a tour that only leads to a state by the title of the state', () => {
    const titles = findWays(MODEL).tours.map((tour) => wayRow(MODEL, tour).title);
    expect(titles[0]).toBe('walk 1');
    expect(titles).toContain('straight to Offers: Settled');
    expect(titles.filter((title) => /journey\./.test(title))).toEqual([]);
  });

  it('tell states apart by their titles', () => {
    const titles = stateRows(MODEL, findWays(MODEL)).map(({ title }) => title);
    expect(titles).toContain('Connect additional accounts: Shopify: Connected');
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('name every state of the chart, with all its conditions once (R1.7)', () => {
    const rows = stateRows(MODEL, findWays(MODEL));
    expect(rows.map(({ state }) => state.id)).toEqual(MODEL.states.map(({ id }) => id));
    expect(rows.filter(({ conditions }) => new Set(conditions).size !== conditions.length)).toEqual([]);
    expect(rows.filter(({ conditions }) => conditions.length > 5).length).toBeGreaterThan(3);
  });
});

describe('The clock of a session', () => {
  it('reads minutes, seconds and tenths', () => {
    expect([0, 7440, 61_999, 840_000].map(clockText)).toEqual(['0:00.0', '0:07.4', '1:01.9', '14:00.0']);
  });

  it('tells durations in words', () => {
    expect([140, 1000, 5600, 60_000].map(durationWords)).toEqual([
      '140 milliseconds',
      '1 second',
      '5.6 seconds',
      '1 minute',
    ]);
  });
});
