import { expect, test } from 'vitest';
import { type Change, changeSchema } from './change-schema.ts';
import { planRefresh, refreshOfAll } from './changes.ts';

const change = (table: string, ids: Record<string, string>, type: Change['type'] = 'INSERT'): Change => ({
  table,
  type,
  ids,
  by: null,
});

test('what is said refreshes its conversation, the lists and the progress, once for all that came together', () => {
  const changes = [
    change('messages', { id: 'm1', session_id: 's1' }),
    change('messages', { id: 'm2', session_id: 's1' }),
    change('sessions', { id: 's1' }, 'UPDATE'),
  ];
  expect(planRefresh(changes)).toMatchObject({
    queries: [['chat', 'conversation', 's1'], ['chat', 'sessions'], ['progress']],
    goneSessions: [],
    goneEntries: [],
  });
});

test('a conversation that is deleted is not asked for again', () => {
  const changes = [change('messages', { id: 'm1', session_id: 's1' }), change('sessions', { id: 's1' }, 'DELETE')];
  const { queries, goneSessions } = planRefresh(changes);
  expect([queries, goneSessions]).toEqual([[['chat', 'sessions'], ['progress']], ['s1']]);
});

test('an entry that is deleted is forgotten as something this page sent', () => {
  expect(planRefresh([change('mood_entries', { id: 'e1' }, 'DELETE')])).toMatchObject({
    queries: [['moods'], ['mood'], ['progress']],
    goneEntries: ['e1'],
  });
});

test('what lies on the device too is brought up to date there', () => {
  expect(planRefresh([change('safety_plans', { user_id: 'u' }), change('dialogue_runs', { id: 'r' })])).toMatchObject({
    queries: [],
    copies: new Set(['plan', 'runs']),
  });
});

test('a table that this page does not know asks for nothing', () => {
  expect(planRefresh([change('of_tomorrow', { id: 'x' })])).toMatchObject({ queries: [], goneEntries: [] });
});

test('after a while without a word everything is asked for', () => {
  expect(refreshOfAll.queries).toContainEqual(['chat', 'conversation']);
  expect(refreshOfAll.queries).toContainEqual(['journal']);
});

test('what is no change is none', () => {
  for (const payload of [
    null,
    {},
    { table: 'x', type: 'TRUNCATE', ids: {}, by: null },
    { ...change('x', {}), ids: 1 },
  ]) {
    expect(changeSchema.safeParse(payload).success).toBe(false);
  }
});
