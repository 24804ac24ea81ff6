import type { RestTables } from '@alento/backend/rest/tables.ts';

const profileFields = [
  'id_usuario',
  'nome_completo',
  'e_mail',
  'sexo',
  'estilo_terapeuta',
  'lingua',
  'data_nascimento',
  'idade',
  'idade_confirmada',
  'som_ativado',
  'animacoes_ativadas',
  'modo_escuro',
  'leitura_automatica',
  'sequencia_visivel',
  // A client's upsert carries these three too; a trigger keeps their old values.
  'ispremium',
  'trial_start_date',
  'trial_used',
  'avatar_url',
] as const;

const moodEntryFields = ['mood', 'note', 'recorded_at'] as const;

/** What supabase-js may name: rows that a person owns in plain text. Conversations are only behind /api. */
export const restTables: RestTables = {
  perfis: { select: profileFields, insert: profileFields, update: profileFields },
  mood_entries: {
    select: ['id', 'user_id', ...moodEntryFields, 'created_at'],
    insert: ['id', ...moodEntryFields],
    update: moodEntryFields,
    delete: true,
  },
};
