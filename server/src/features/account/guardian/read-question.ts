import { getFirstName } from '@alento/domain/account/first-name.ts';
import type { GuardianLink, GuardianQuestion } from '@alento/domain/account/guardian-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { GuardianContext } from './context.ts';
import { fetchLinked } from './data.ts';

interface Reading {
  ctx: GuardianContext;
  input: GuardianLink;
}

/** What a guardian's link is about. */
export async function readQuestion({ ctx, input }: Reading): Promise<GuardianQuestion> {
  const row = await fetchLinked(ctx.sql, input.token);
  if (!row) throw new AppError('account.guardian_link_over');
  return { kind: row.confirmed_at ? 'consent' : 'request', firstName: getFirstName(row.nome_completo) };
}
