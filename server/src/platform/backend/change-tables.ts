import type { ChangeTables } from '@alento/backend/realtime/change-tables.ts';

/** Whose changes a person's devices may follow, and what is sent of a row: ids and never a word. */
export const changeTables: ChangeTables = {
  sessions: ['id'],
  messages: ['id', 'session_id'],
  mood_entries: ['id'],
  practices: ['id'],
  journal_entries: ['id'],
  dialogue_runs: ['id'],
  assessments: ['id'],
  memories: ['id'],
  perfis: ['id_usuario'],
  safety_plans: ['user_id'],
  exercise_favourites: ['user_id'],
};
