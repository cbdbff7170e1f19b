import { describe, expect, it } from 'vitest';
import { durationWords } from '#machines/graph/moments/durationWords.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { clockText } from '#src/visualizer/playback/clockText.ts';
import { momentChanges } from '#src/visualizer/playback/momentChanges.ts';
import { momentMarks } from '#src/visualizer/playback/momentMarks.ts';
import { stateRows, wayRow } from '#src/visualizer/playback/wayRows.ts';
import { CONNECTED, MODEL, momentsOf, opened } from './sessions.ts';
import { WAYS } from './walks.ts';

const moments = momentsOf(CONNECTED, [opened('/offers'), opened('/processing'), timePassed(1500)]);
const [start, atOffers, atProcessing, later] = moments;

describe('The marks of a moment', () => {
  it('say where the session stands, what was just taken, and what was before (R6.3)', () => {
    const marks = momentMarks({ moments }, 2);
    const having = (name: 'isActive' | 'timer') => [...marks].flatMap(([id, mark]) => (mark[name] ? [id] : []));
    const takenOf = (ids: readonly string[] = []) => new Set(ids.map((id) => marks.get(id)?.taken));
    expect(new Set(having('isActive'))).toEqual(new Set(atProcessing?.active));
    expect(marks.get('processing')).toEqual({ isActive: true });
    expect(takenOf(atProcessing?.taken)).toEqual(new Set(['just']));
    expect(takenOf([...(atOffers?.taken ?? []), ...(start?.taken ?? []), 'offers'])).toEqual(new Set(['before']));
    expect(having('timer').map((id) => marks.get(id)?.timer)).toEqual([{ startedAtMs: 0, dueAtMs: 7000 }]);
  });

  it('say what could happen, and what is listened to in vain', () => {
    const marks = momentMarks({ moments }, 1);
    const choices = atOffers?.choices ?? [];
    const open = new Set(choices.flatMap(({ takes }) => takes));
    const vain = choices
      .flatMap(({ truths }) => truths.map(({ transitionId }) => transitionId))
      .filter((id) => !open.has(id));
    const choicesOf = (ids: Iterable<string>) => new Set([...ids].map((id) => marks.get(id)?.choice));
    expect(vain.length).toBeGreaterThan(2);
    expect([choicesOf(open), choicesOf(vain)]).toEqual([new Set(['open']), new Set(['refused'])]);
  });

  it('are the same for a session that grew as for one that is shown at once, and forget what comes later', () => {
    const cursors = [0, 1, 2, 1, 2];
    const grown = cursors.map((cursor) => momentMarks({ moments: moments.slice(0, cursor + 1) }, cursor));
    expect(grown).toEqual(cursors.map((cursor) => momentMarks({ moments: structuredClone(moments) }, cursor)));
    const isThere = grown.map((marks) => marks.has('processing'));
    expect(isThere).toEqual([false, false, true, false, true]);
  });

  it('are none where there is no such moment', () => {
    expect(momentMarks({ moments: [] }, 0).size).toBe(0);
  });
});

describe('What is new at a moment', () => {
  it('is told by the titles of the innermost states, the rules, and what is remembered', () => {
    expect(later && momentChanges(later, atProcessing ?? null, MODEL)).toEqual({
      entered: ['Processing: Steps: Fetching subscription data'],
      left: ['Processing: Steps: Connecting to Patreon'],
      rules: [
        'When time goes by, lets the percentage follow.',
        'As soon as 20 % are reached, goes to Fetching subscription data.',
      ],
      data: [{ name: 'elapsedMs', before: '0', after: '1400' }],
    });
  });

  it('is everything at the start of a session', () => {
    const { rules, ...changes } = start === undefined ? { rules: [] } : momentChanges(start, null, MODEL);
    expect(rules).toHaveLength(1);
    expect(changes).toEqual({
      entered: [
        'Session: Signed in: Patreon connected',
        'Landing: Three months',
        'Countdown: Waiting',
        'Keeping: Up to date: Nothing kept',
        'Clearing: Closed',
      ],
      left: [],
      data: [],
    });
  });
});

describe('The rows of the paths', () => {
  it('call a tour that only leads to a state by the title of the state', () => {
    const titles = WAYS.tours.map((tour) => wayRow(MODEL, tour).title);
    expect([titles[0], titles.includes('straight to Offers: Settled')]).toEqual(['walk 1', true]);
    expect(titles.filter((title) => /journey\./.test(title))).toEqual([]);
  });

  it('name every state of the chart by a title of its own, with all its conditions once (R1.7)', () => {
    const rows = stateRows(MODEL, WAYS);
    const titles = rows.map(({ title }) => title);
    expect(rows.map(({ state }) => state.id)).toEqual(MODEL.states.map(({ id }) => id));
    expect(titles).toContain('Connect additional accounts: Shopify: Connected');
    expect(new Set(titles).size).toBe(titles.length);
    expect(rows.filter(({ conditions }) => new Set(conditions).size !== conditions.length)).toEqual([]);
    expect(rows.filter(({ conditions }) => conditions.length > 5).length).toBeGreaterThan(3);
  });
});

describe('The clock of a session', () => {
  it('reads minutes, seconds and tenths, and tells durations in words', () => {
    expect([0, 7440, 61_999, 840_000].map(clockText)).toEqual(['0:00.0', '0:07.4', '1:01.9', '14:00.0']);
    const words = ['140 milliseconds', '1 second', '5.6 seconds', '1 minute'];
    expect([140, 1000, 5600, 60_000].map(durationWords)).toEqual(words);
  });
});
