import { useEffect } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { hasKeptPractices } from './state.ts';

/** Sends what an earlier visit finished and could not send. */
export function useSendPractices(): void {
  const account = useAccount();
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  useEffect(() => {
    if (personId !== undefined && hasKeptPractices()) whenQuiet(() => void send(personId));
  }, [personId]);
}

async function send(personId: string): Promise<void> {
  const { practiceOutbox } = await import('./practice/open-outbox.ts');
  await practiceOutbox(personId).flush();
}
