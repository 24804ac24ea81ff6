import type { Practice } from '@alento/domain/mindfulness/practice-schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#features/account/use-account.ts';

/** Keeps a finished practice in the account, as soon as that can be reached; without an account nowhere. */
export function useKeepPractice(): (practice: Practice) => void {
  const account = useAccount();
  const queries = useQueryClient();
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  return (practice) => {
    if (personId !== undefined)
      void keep(personId, practice).then(() => queries.invalidateQueries({ queryKey: ['progress'] }));
  };
}

async function keep(personId: string, practice: Practice): Promise<void> {
  const { practiceOutbox } = await import('./practice/open-outbox.ts');
  const outbox = practiceOutbox(personId);
  outbox.keep(practice);
  await outbox.flush();
}
