import { expect, test } from 'vitest';
import { formatHours } from './format-hours.ts';

test('times are written as the language writes them', () => {
  const hours = { days: [1, 7] as [number, number], from: '15:30', to: '00:30' };
  expect(formatHours(hours, 'pt-BR')).toMatchObject({ isDaily: true, from: '15:30', to: '00:30' });
  expect(formatHours(hours, 'en-US').from.replaceAll(/\s/g, ' ')).toBe('3:30 PM');
});

test('days are named, and may go over the end of the week', () => {
  const hours = { days: [7, 4] as [number, number], from: '09:00', to: '24:00' };
  expect(formatHours(hours, 'pt-BR')).toMatchObject({
    isDaily: false,
    first: 'domingo',
    last: 'quinta-feira',
    to: '00:00',
  });
});
