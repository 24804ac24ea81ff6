import { expect, test } from 'vitest';
import { listed } from './listed.ts';
import { join } from './speaker.ts';

test('sentences are set apart as their script does it', () => {
  expect(join('I hear you.', null, 'What happened?')).toBe('I hear you. What happened?');
  expect(join('そうでしたか。', '何がありましたか？')).toBe('そうでしたか。何がありましたか？');
  expect(join('我在听。', undefined, '发生了什么？')).toBe('我在听。发生了什么？');
  expect(join('أسمعك.', 'ماذا حدث؟')).toBe('أسمعك. ماذا حدث؟');
  expect(join('मैं सुन रहा हूँ।', 'क्या हुआ?')).toBe('मैं सुन रहा हूँ। क्या हुआ?');
  expect(join(null, '네.', '')).toBe('네.');
});

test('a list is read as the language lists', () => {
  expect(listed('en', ['work', 'sleep', 'money'])).toBe('work, sleep, and money');
  expect(listed('de', ['Arbeit', 'Schlaf'])).toBe('Arbeit und Schlaf');
  expect(listed('ja', ['仕事', '睡眠', 'お金'])).toBe('仕事、睡眠、お金');
  expect(listed('ko', ['일', '잠', '돈'])).toBe('일, 잠, 돈');
  expect(listed('ar', ['العمل', 'النوم'])).toBe('العمل والنوم');
});
