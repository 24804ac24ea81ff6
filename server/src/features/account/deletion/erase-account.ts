import type { Services } from '#http/context.ts';

import { fetchMailAddresses } from './data.ts';

export interface Erasure {
  services: Pick<Services, 'backend' | 'keys' | 'sql'>;
  /** Aborts the user's running replies. */
  endReplies: (personId: string) => Promise<unknown>;
  /** Ends what the user pays for. */
  forgetPayments: (personId: string) => Promise<void>;
  /** Removes the copies of mails to these addresses. */
  forgetMails: (addresses: readonly string[]) => Promise<void>;
}

/** Erases a user with their key and all their data, irreversibly. An account that is already gone is not an error. */
export async function eraseAccount(
  { services: { backend, keys, sql }, endReplies, forgetPayments, forgetMails }: Erasure,
  personId: string,
): Promise<void> {
  await endReplies(personId);
  await forgetPayments(personId);
  const addresses = await fetchMailAddresses(sql, personId);
  await backend.deleteAccount(personId);
  await forgetMails(addresses);
  keys.forget(personId);
}
