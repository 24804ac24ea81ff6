/** One column by which rows are ordered, and the type it is compared in. */
interface OrderColumn {
  column: string;
  type: 'timestamptz' | 'uuid' | 'integer' | 'smallint' | 'date' | 'text';
}

interface SealedColumn {
  /** What the ciphertext is bound to besides the person. */
  subject(row: Record<string, unknown>): string;
  isJson?: boolean;
}

export interface ExportedTable {
  table: string;
  /** Together they name one row. */
  order: readonly OrderColumn[];
  /** Ciphertext, by column: opened for the person. */
  sealed?: Readonly<Record<string, SealedColumn>>;
  /** Columns that repeat others under the operator's key: exported is only whether they are set. */
  copies?: readonly string[];
}

const byTime: readonly OrderColumn[] = [
  { column: 'created_at', type: 'timestamptz' },
  { column: 'id', type: 'uuid' },
];
const byOwner: readonly OrderColumn[] = [{ column: 'user_id', type: 'uuid' }];

const ownId = (row: Record<string, unknown>): string => String(row.id);
const idAnd = (part: string) => (row: Record<string, unknown>) => `${String(row.id)}/${part}`;

/** Conversations have their messages in them. */
export const conversationTable: ExportedTable = {
  table: 'public.sessions',
  order: byTime,
  sealed: { takeaway: { subject: ownId }, title: { subject: idAnd('title') } },
};

export const messageTable: ExportedTable = {
  table: 'public.messages',
  order: [{ column: 'position', type: 'integer' }],
  sealed: { body: { subject: ownId }, help: { subject: idAnd('help'), isJson: true } },
};

/** Tables with a file of their own, by file name; account-export.json of the locales describes each. */
export const exportedTables = {
  profile: { table: 'public.perfis', order: [{ column: 'id_usuario', type: 'uuid' }] },
  summaries: {
    table: 'public.session_summaries',
    order: [{ column: 'session_id', type: 'uuid' }],
    sealed: { body: { subject: (row) => `${String(row.session_id)}/summary` } },
  },
  memories: { table: 'public.memories', order: byTime, sealed: { body: { subject: ownId } } },
  consents: {
    table: 'public.memory_consents',
    order: [
      { column: 'given_at', type: 'timestamptz' },
      { column: 'id', type: 'uuid' },
    ],
  },
  reviews: { table: 'public.memory_reviews', order: [{ column: 'session_id', type: 'uuid' }] },
  plan: {
    table: 'public.safety_plans',
    order: byOwner,
    sealed: { body: { subject: () => 'safety-plan', isJson: true } },
  },
  exercises: {
    table: 'public.dialogue_runs',
    order: [
      { column: 'started_at', type: 'timestamptz' },
      { column: 'id', type: 'uuid' },
    ],
    sealed: { body: { subject: ownId, isJson: true } },
  },
  favourites: {
    table: 'public.exercise_favourites',
    order: byOwner,
    sealed: { body: { subject: () => 'exercise-favourites', isJson: true } },
  },
  practices: {
    table: 'public.practices',
    order: [
      { column: 'finished_at', type: 'timestamptz' },
      { column: 'id', type: 'uuid' },
    ],
  },
  days: { table: 'private.progress_days', order: [{ column: 'day', type: 'date' }] },
  milestones: { table: 'private.awarded_achievements', order: [{ column: 'achievement', type: 'text' }] },
  moods: {
    table: 'public.mood_entries',
    order: byTime,
    sealed: { details: { subject: idAnd('details'), isJson: true } },
  },
  journal: {
    table: 'public.journal_entries',
    order: [
      { column: 'written_at', type: 'timestamptz' },
      { column: 'id', type: 'uuid' },
    ],
    sealed: { body: { subject: ownId, isJson: true } },
  },
  assessments: {
    table: 'public.assessments',
    order: byTime,
    sealed: { body: { subject: ownId, isJson: true } },
  },
  notices: {
    table: 'public.chat_notices',
    order: [
      { column: 'shown_at', type: 'timestamptz' },
      { column: 'id', type: 'uuid' },
    ],
  },
  reports: {
    table: 'public.reply_reports',
    order: byTime,
    sealed: { comment: { subject: idAnd('comment') }, reply: { subject: idAnd('reply') } },
    copies: ['operator_copy'],
  },
  terms: {
    table: 'public.terms_acceptances',
    order: [{ column: 'version', type: 'date' }],
  },
  reminders: { table: 'public.reminders', order: byOwner },
  subscriptions: { table: 'private.subscriptions', order: [{ column: 'external_id', type: 'text' }] },
  grants: { table: 'private.plan_grants', order: byOwner },
  danger: { table: 'private.crisis_tiers', order: [{ column: 'tier', type: 'smallint' }] },
} as const satisfies Record<string, ExportedTable>;

export type ExportedFile = keyof typeof exportedTables;

/** Rows about a person that they are not given as they are, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'auth.flow_state': 'secrets of a sign-in under way, gone in minutes',
  'auth.identities': 'in account.json',
  'auth.mail_queue': 'mails under way, gone when they are sent',
  'auth.mfa_factors': 'in account.json, without the secret',
  'auth.one_time_tokens': 'secrets of mailed codes',
  'auth.sessions': 'in account.json, without the secrets',
  'private.admin_log': 'what operators did, by which they answer for it; that somebody looked is in check.json',
  'private.account_looks': 'how many and when last is in check.json; whose they were is the operators’ own',
  'private.account_deletions': 'whoever has asked for a deletion is given nothing until they take it back',
  'private.guardian_consents': 'what became of the question is in age.json; the guardian’s own data is theirs',
  'private.person_keys': 'the key, of no use to anybody without the server’s',
  'private.payment_customers': 'a number of the payment provider’s, whose own records are theirs to give',
  'private.plan_usage':
    'how many messages and conversations the running day has had, the random id of a temporary one, and digests of its messages',
  'private.profile_field_times': 'when each field of profile.json was changed last',
  'private.progress_people': 'the time zone that days.json is in',
  'private.progress_quarters': 'what days.json sums up, by quarter hours',
  'private.rate_limits': 'how often something was asked for in the running minute',
  'private.store_accounts': 'a random token by which the stores of apps know whose a purchase is',
  'private.trial_reminders': 'whether a mail about the end of the trial went out',
  'private.recovery_codes': 'a digest that opens nothing but the second step',
  'public.reminder_devices':
    'addresses of browsers, which are secrets, and keys to them; of no use once the sign-in ends, and gone soon after',
  'public.support_messages': 'in support.json',
  'storage.objects': 'the files themselves are in files/',
};
