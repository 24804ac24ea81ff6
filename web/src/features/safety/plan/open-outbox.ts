import { openMarker } from '#lib/outbox/open-marker.ts';
import { accountPlan } from './open-plan.ts';

/** The place of a person's plan among what waits for their account. */
export function planOutbox(personId: string): ReturnType<typeof openMarker> {
  return openMarker(personId, { name: 'plan', flush: () => accountPlan(personId).flush() });
}
