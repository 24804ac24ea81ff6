import { AppError } from '@alento/domain/app-error.ts';
import type { SupportStatus } from '@alento/domain/support/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { updateSupportStatus } from './data.ts';

interface Change {
  ctx: PersonContext;
  input: { id: string; status: SupportStatus };
}

/** Takes a message on, gives it back, closes it or opens it again. */
export async function changeMessage({ ctx, input: { id, status } }: Change): Promise<void> {
  const isChanged = await asAdmin(ctx, (tx) => updateSupportStatus(tx, id, status));
  if (!isChanged) throw new AppError('admin.message_not_found');
}
