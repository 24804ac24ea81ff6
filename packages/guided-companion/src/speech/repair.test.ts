import { languageCodes } from '@alento/domain/language/languages.ts';
import { asks } from '@alento/domain/common/text/questions.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { expect, test } from 'vitest';
import { messagesBeforeTopicLeft } from '../conversation/left-topic.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { offerDialogues } from '../dialogues/offer-dialogues.ts';
import { guidedReply } from '../guided-reply.ts';
import { loadGuidedContent } from '../load-content.ts';
import type { Turn } from '../turn.ts';

const setting = { mood: 'sad', personality: 'friend', seed: 'one' } as const;
const help: HelpBlock = { tier: 3, categories: ['suicide'], form: 'full' };

const aboutWork: Turn[] = [
  { role: 'assistant', text: 'Good evening.' },
  { role: 'user', text: 'My boss Marta shouted at me at work again, and I feel awful about my job.' },
  { role: 'assistant', text: 'That sounds heavy.' },
  { role: 'user', text: 'Work is killing my sleep, my boss never stops, I am exhausted by this job.' },
];

test.each(languageCodes)('a reply that missed is admitted, and asks nothing (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const turns: Turn[] = [{ role: 'user', text: content.names.themes.work }];
  const { misunderstood } = content.asks.repairs;
  for (const seed of ['one', 'two', 'three', 'four']) {
    const other = guidedReply(content, { ...setting, turns, seed, repair: 'anotherWay' });
    expect(misunderstood.some((line) => other.startsWith(line))).toBe(true);
    expect(asks(other)).toBe(false);
    const left = guidedReply(content, { ...setting, turns, seed, repair: 'anotherTopic' });
    expect(content.asks.otherTopics).toContain(left);
    expect(asks(left)).toBe(false);
  }
});

test('a topic that was left does not come back by itself: no theme, no name, no exercise', async () => {
  const content = await loadGuidedContent('en');
  const left = guidedReply(content, { ...setting, turns: aboutWork, repair: 'anotherTopic' });
  const turns: Turn[] = [
    ...aboutWork,
    { role: 'assistant', text: left },
    { role: 'user', text: 'My cat slept on my lap.' },
  ];
  const before = readConversation(content, { turns: aboutWork, mood: 'sad', seed: 'one' });
  const after = readConversation(content, { turns, mood: 'sad', seed: 'one' });
  expect(messagesBeforeTopicLeft(content, turns)).toBe(2);
  expect(before).toMatchObject({ mainTheme: 'work', topic: 'work' });
  expect(after.mainTheme).not.toBe('work');
  expect(after.topic).not.toBe('work');
  expect(after.mentions).not.toContain('Marta');
  expect(offerDialogues(content, turns.slice(0, -1))).toEqual([]);
});

test('who comes back to it is followed', async () => {
  const content = await loadGuidedContent('en');
  const [line = ''] = content.asks.otherTopics;
  const turns: Turn[] = [...aboutWork, { role: 'assistant', text: line }, ...aboutWork.slice(3)];
  expect(readConversation(content, { turns, mood: 'sad', seed: 'one' }).topic).toBe('work');
});

test('in danger the companion stays with the danger, whatever it is told to leave', async () => {
  const content = await loadGuidedContent('en');
  const turns: Turn[] = [{ role: 'user', text: 'I want to kill myself.', help }];
  for (const repair of ['anotherWay', 'anotherTopic'] as const) {
    const reply = guidedReply(content, { ...setting, turns, repair });
    expect(content.asks.otherTopics).not.toContain(reply);
    expect(content.asks.repairs.misunderstood.some((line) => reply.startsWith(line))).toBe(false);
  }
});
