import { openMarker } from '#lib/outbox/open-marker.ts';
import { accountRuns } from './open-runs.ts';

/** The place of a person's exercises among what waits for their account. */
export function runsOutbox(personId: string): ReturnType<typeof openMarker> {
  return openMarker(personId, { name: 'exercises', flush: () => accountRuns(personId).flush() });
}
