import { forgetOnDevice } from '#features/chat/offline/device-conversations.ts';
import { openJournal } from '#features/journal/open-journal.ts';
import { practiceOutbox } from '#features/mindfulness/practice/open-outbox.ts';
import { moodOutbox } from '#features/mood/open-outbox.ts';
import { queryClient } from '#lib/query-client.ts';
import type { Refresh } from './changes.ts';

/** Brings what this page shows, and what this device keeps, up to date. */
export async function refresh(
  personId: string,
  { queries, goneSessions, goneEntries, copies }: Refresh,
): Promise<void> {
  for (const id of goneEntries) {
    for (const outbox of [moodOutbox(personId), practiceOutbox(personId), openJournal(personId).outbox]) {
      outbox.release(id);
    }
  }
  await Promise.all(goneSessions.map(forgetOnDevice));
  const gone = goneSessions.map((id) => ['chat', 'conversation', id]);
  for (const queryKey of gone) queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all([
    // Whoever looks at a conversation that is gone is told so.
    ...[...queries, ...gone].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    copies.has('runs') && synchroniseRuns(personId),
    copies.has('plan') && synchronisePlan(personId),
  ]);
}

async function synchroniseRuns(personId: string): Promise<void> {
  const { accountRuns } = await import('#features/exercises/runs/open-runs.ts');
  await accountRuns(personId).flush();
}

async function synchronisePlan(personId: string): Promise<void> {
  const { accountPlan } = await import('#features/safety/plan/open-plan.ts');
  const plan = accountPlan(personId);
  await plan.open();
  await plan.synchronise({ hears: true });
}
