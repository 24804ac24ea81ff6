import { expect, test } from 'vitest';
import { english } from '../../content/en/content.ts';
import { recall } from './recall.ts';

test.each([
  ['what’s my dog called?', ['our dog’s called Miso'], { name: 'Miso' }],
  ['do you know my brother’s name', ['my brother Tom is loud'], { name: 'Tom' }],
  ['what is my dogs name', ['the dog is asleep', 'hes called biscuit'], { name: 'biscuit' }],
  ['what’s my dog called?', ['my dog Rex', 'my cat is called Lu'], { name: 'Rex' }],
  ['when is my exam?', ['i have work', 'the exam is on friday. i am scared'], { words: 'the exam is on friday' }],
  ['what day did i say', ['i see him thursday 2pm'], { words: 'i see him thursday 2pm' }],
] as const)('%s', (question, earlier, found) => {
  expect(recall(english, question, earlier)).toEqual(found);
});

test.each([
  ['what’s my dog called?', ['my brother told me to go']],
  ['what’s my dog called?', ['my dog is sick']],
  ['when is my exam?', ['i like soup']],
  ['what is my number', ['my number is 0175 5559912']],
] as const)('%s: not known', (question, earlier) => {
  const found = recall(english, question, earlier);
  expect(found && 'name' in found).toBeFalsy();
  expect(JSON.stringify(found)).not.toMatch(/5559912/);
});
