import type { Services } from '#http/context.ts';

export interface Erasure {
  services: Pick<Services, 'backend' | 'keys'>;
  /** Aborts the user's running replies. */
  endReplies: (personId: string) => Promise<unknown>;
}

/** Erases a user with their key and all their data, irreversibly. An account that is already gone is not an error. */
export async function eraseAccount(
  { services: { backend, keys }, endReplies }: Erasure,
  personId: string,
): Promise<void> {
  await endReplies(personId);
  await backend.deleteAccount(personId);
  keys.forget(personId);
}
