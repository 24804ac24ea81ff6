import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { CrisisCategory, Tier } from '@alento/domain/safety/schema.ts';
import { keptTrialSchema } from '@alento/domain/chat/trial-schema.ts';
import { noDanger } from '@alento/safety/detector/assessment.ts';
import { expect, test } from 'vitest';
import { addMessage, addReply, beginTalk, dismissHelp, trialToKeep, type Talk } from './trial-talk.ts';

const content = await loadGuidedContent('en');
const listener = { content, personality: 'friend', country: 'US' } as const;
const begun = beginTalk(listener);

const found = (tier: Tier, ...categories: CrisisCategory[]) => ({ tier, categories });
const helpOf = ({ turns }: Talk) => turns.at(-1)?.help;

test('as much danger a second time is met briefly, and more in full', () => {
  const first = addMessage(begun, 'one', found(3, 'suicide'));
  expect(helpOf(first)).toMatchObject({ tier: 3, form: 'full' });
  expect(helpOf(addMessage(first, 'two', found(2, 'selfHarm')))).toMatchObject({ tier: 3, form: 'short' });
  expect(helpOf(addMessage(first, 'two', found(4, 'suicide')))).toMatchObject({ tier: 4, form: 'full' });
  expect(helpOf(addMessage(first, 'two', noDanger))).toBeNull();
});

test('a message that was not meant so counts for nothing any more', () => {
  const first = addMessage(begun, 'one', found(2, 'selfHarm'));
  const second = addMessage(first, 'two', found(4, 'suicide'));
  const corrected = dismissHelp(second, 2);
  expect(helpOf(corrected)).toMatchObject({ tier: 4, form: 'dismissed' });
  expect(corrected.turns[1]).toBe(first.turns[1]);
  expect(helpOf(addMessage(corrected, 'three', found(2, 'selfHarm')))).toMatchObject({ tier: 2, form: 'short' });
  expect(helpOf(addMessage(corrected, 'three', found(3, 'suicide')))).toMatchObject({ tier: 3, form: 'full' });
  const bothCorrected = dismissHelp(corrected, 1);
  expect(helpOf(addMessage(bothCorrected, 'three', found(2, 'selfHarm')))).toMatchObject({ tier: 2, form: 'full' });
});

test('the reply in danger names the number that the card shows, or none where the country is unknown', () => {
  const inDanger = addMessage(begun, 'I am about to do it', found(4, 'suicide'));
  expect(addReply(inDanger, listener).turns.at(-1)?.text).toContain('911');
  expect(addReply(inDanger, { ...listener, country: 'ZZ' }).turns.at(-1)?.text).not.toMatch(/[0-9]/);
});

test('what an account takes says who spoke, and what was not meant so', () => {
  const talked = addReply(
    dismissHelp(addMessage(begun, 'this traffic is killing me', found(4, 'suicide')), 1),
    listener,
  );
  const kept = trialToKeep(addMessage(talked, 'thank you', noDanger), listener);
  expect(keptTrialSchema.safeParse(kept).success).toBe(true);
  expect(kept).toMatchObject({ mood: null, personality: 'friend', language: 'en' });
  expect(kept.turns.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user']);
  expect(kept.turns[1]).toMatchObject({ isHelpDismissed: true });
  expect(kept.turns[3]).toMatchObject({ text: 'thank you', isHelpDismissed: false });
});

test('after a correction nothing is said of a crisis', () => {
  const corrected = dismissHelp(addMessage(begun, 'this traffic is killing me', found(4, 'suicide')), 1);
  expect(addReply(corrected, listener).turns.at(-1)?.text).not.toContain('911');
});
