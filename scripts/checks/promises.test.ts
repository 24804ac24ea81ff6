import { expect, test } from 'vitest';
import { findBrokenPromises, findEmptyPromises } from './promises.ts';

const words = {
  landing: { 'plans.premium.pdf': 'As PDF', 'steps.talk.text': "It's typing", 'hero.text': 'Calm' },
};

test('a promise is broken when what keeps it is gone, or nobody was named', () => {
  expect(findBrokenPromises(words, () => true)).toEqual([]);
  expect(findBrokenPromises(words, () => false)).toEqual([
    'landing:steps.talk.text is promised, but server/src/features/chat/send-message.ts is not there',
    'landing:steps.talk.text is promised, but web/src/features/voice is not there',
  ]);
  expect(findBrokenPromises({ landing: { 'steps.fly.text': 'Fly' } }, () => true)).toEqual([
    'landing:steps.fly.text promises something: name who keeps it in scripts/checks/promises.ts',
  ]);
});

test('a page may promise a feature from the day that it is delivered', () => {
  const page = '<p>As PDF</p><p>It&#x27;s typing</p>';
  expect(findEmptyPromises(page, words, () => false)).toEqual(['landing:plans.premium.pdf']);
  expect(findEmptyPromises(page, words, () => true)).toEqual([]);
  expect(findEmptyPromises('<script>As PDF</script>', words, () => false)).toEqual([]);
});
