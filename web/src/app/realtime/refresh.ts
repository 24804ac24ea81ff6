import { queryClient } from '#lib/query-client.ts';
import type { Refresh } from './changes.ts';

/** Brings what this page shows, and what this device keeps, up to date. */
export async function refresh(
  personId: string,
  { queries, goneSessions, goneEntries, copies }: Refresh,
): Promise<void> {
  if (goneEntries.length > 0) await releaseEntries(personId, goneEntries);
  if (goneSessions.length > 0) await forgetSessions(goneSessions);
  const gone = goneSessions.map((id) => ['chat', 'conversation', id]);
  for (const queryKey of gone) queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all([
    // Whoever looks at a conversation that is gone is told so.
    ...[...queries, ...gone].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    copies.has('runs') && synchroniseRuns(personId),
    copies.has('plan') && synchronisePlan(personId),
  ]);
}

async function releaseEntries(personId: string, ids: readonly string[]): Promise<void> {
  const [{ openJournal }, { practiceOutbox }, { moodOutbox }] = await Promise.all([
    import('#features/journal/open-journal.ts'),
    import('#features/mindfulness/practice/open-outbox.ts'),
    import('#features/mood/open-outbox.ts'),
  ]);
  const outboxes = [moodOutbox(personId), practiceOutbox(personId), openJournal(personId).outbox];
  for (const id of ids) for (const outbox of outboxes) outbox.release(id);
}

async function forgetSessions(ids: readonly string[]): Promise<void> {
  const { forgetOnDevice } = await import('#features/chat/offline/device-conversations.ts');
  await Promise.all(ids.map(forgetOnDevice));
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
