import type { Change } from './change-schema.ts';

/** What this page has to do about changes that were made elsewhere. */
export interface Refresh {
  /** Queries to ask again, by the beginning of their keys. */
  readonly queries: readonly (readonly string[])[];
  /** Conversations that are no more. */
  readonly goneSessions: readonly string[];
  /** Entries that were deleted elsewhere, which this page may still know from having sent them. */
  readonly goneEntries: readonly string[];
  /** What lies on the device, too, and is brought up to date there. */
  readonly copies: ReadonlySet<'runs' | 'plan'>;
}

type QueryKey = readonly string[];

const lists: QueryKey = ['chat', 'sessions'];
const progress: QueryKey = ['progress'];
const conversation = (id: string): QueryKey => ['chat', 'conversation', id];

/** The queries that show rows of a table; conversations have their own. */
const queriesByTable: Readonly<Record<string, readonly QueryKey[]>> = {
  mood_entries: [['moods'], ['mood'], progress],
  practices: [progress],
  journal_entries: [['journal'], progress],
  assessments: [['assessments'], progress],
  memories: [['memory']],
  perfis: [['account', 'profile'], ['billing-plan']],
};

const copiesByTable: Readonly<Record<string, 'runs' | 'plan'>> = {
  dialogue_runs: 'runs',
  exercise_favourites: 'runs',
  safety_plans: 'plan',
};

/** What several changes ask for together. */
export function planRefresh(changes: readonly Change[]): Refresh {
  const queries = new Map<string, QueryKey>();
  const gone = (tables: readonly string[]) =>
    changes.flatMap(({ table, type, ids: { id } }) => (type === 'DELETE' && id && tables.includes(table) ? [id] : []));
  const goneSessions = gone(['sessions']);
  for (const change of changes) {
    for (const key of keysOf(change)) {
      if (key[1] !== 'conversation' || !goneSessions.includes(key[2] ?? '')) queries.set(key.join(), key);
    }
  }
  return {
    queries: [...queries.values()],
    goneSessions,
    goneEntries: gone(['mood_entries', 'practices', 'journal_entries']),
    copies: new Set(changes.flatMap(({ table }) => copiesByTable[table] ?? [])),
  };
}

function keysOf({ table, ids }: Change): readonly QueryKey[] {
  const session = table === 'messages' ? ids.session_id : ids.id;
  if (table !== 'messages' && table !== 'sessions') return queriesByTable[table] ?? [];
  return session === undefined ? [lists] : [conversation(session), lists, progress];
}

/** After a while without a word from elsewhere, anything may have changed. */
export const refreshOfAll: Refresh = {
  queries: [['chat', 'conversation'], lists, ...Object.values(queriesByTable).flat()],
  goneSessions: [],
  goneEntries: [],
  copies: new Set(['runs', 'plan']),
};
