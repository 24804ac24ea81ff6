import { expect, test } from 'vitest';
import { english } from '../../content/en/content.ts';
import type { Turn } from '../turn.ts';
import { understandTurns, understandWhole } from './understand-turn.ts';

const said = (text: string, key?: object): Turn => ({ role: 'user', text, key });

test('what was read of a message is kept with its key, though its turn is another object', () => {
  const key = {};
  const [first] = understandTurns(english, [said('i had a long day', key)]);
  expect(understandTurns(english, [said('i had a long day', key)])[0]).toBe(first);
  expect(understandTurns(english, [said('i had a long day', {})])[0]).not.toBe(first);
  expect(understandTurns(english, [said('i had a long day')])[0]).not.toBe(first);
});

test('a long message counts to its end once it is the last, whatever was read of it before', () => {
  const key = {};
  const long = said(`${'we talked about the garden and the rain. '.repeat(60)}what should i do?`, key);
  const [asked] = understandTurns(english, [long]);
  expect(asked?.ask).toBe('advice');
  expect(understandTurns(english, [long, said('ok')])[0]?.ask).toBeNull();
  expect(understandWhole(english, long).ask).toBe('advice');
});
