import { expect, test } from 'vitest';
import { loadGuidedContent } from '../load-content.ts';
import { decodeModel } from '../decode-model.ts';
import { readIntents } from './read-intents.ts';

const english = decodeModel((await loadGuidedContent('en')).intents);

// None of these is among the lines that were learnt from.
test.each([
  ['no clue what to put in the card for my aunt, her dog died on sunday', 'wording'],
  ['could you walk me through that slow breathing again before i go in', 'doWithMe'],
  ['how many hours of sleep does a fifteen year old need', 'information'],
  ['talk to me about anything that is not this hospital', 'distraction'],
])('%s asks for %s', (text, ask) => {
  expect(readIntents(english, text)).toMatchObject({ ask, complaint: null });
});

test.each([
  'ok my lift is here, laters',
  'right, the kids are up. speak soon',
  'thanks, gonna try and get some sleep now',
])('%s leaves', (text) => {
  const { ask, leaving } = readIntents(english, text);
  expect(ask).toBeNull();
  expect(leaving).toBeGreaterThan(0);
});

test.each([
  'we moved house in march and i still have boxes in the hall',
  'my sister asked her doctor what to do',
  'he left without a word',
])('%s is meant for none of these', (text) => {
  expect(readIntents(english, text)).toMatchObject({ ask: null, complaint: null });
  expect(readIntents(english, text).leaving).toBeLessThan(0);
});

test('what is no model is refused', () => {
  expect(() => decodeModel('AwM=')).toThrow(RangeError);
});
