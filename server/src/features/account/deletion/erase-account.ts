import type { Services } from '#http/context.ts';

export interface Erasure {
  services: Pick<Services, 'backend' | 'keys'>;
  /** Breaks off what is being said to a person. */
  endReplies: (personId: string) => Promise<unknown>;
}

/** Erases a person with their key and all they wrote, for good. Somebody who is gone already is no error. */
export async function eraseAccount(
  { services: { backend, keys }, endReplies }: Erasure,
  personId: string,
): Promise<void> {
  await endReplies(personId);
  await backend.deleteAccount(personId);
  keys.forget(personId);
}
