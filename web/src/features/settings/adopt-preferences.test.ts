import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { mergeAppearance } = await import('#features/settings/adopt-preferences.ts');

const wishes = { modo_escuro: true, animacoes_ativadas: false };
const untouched = { theme: 'system', isAnimated: true } as const;

test('a new device becomes dark and still as the profile wants it', () => {
  expect(mergeAppearance(wishes, untouched)).toEqual({ theme: 'dark', isAnimated: false });
});

test('what was chosen on the device holds', () => {
  expect(mergeAppearance(wishes, { theme: 'light', isAnimated: true }).theme).toBe('light');
  const ordinary = { modo_escuro: false, animacoes_ativadas: true };
  expect(mergeAppearance(ordinary, { theme: 'dark', isAnimated: false })).toEqual({
    theme: 'dark',
    isAnimated: false,
  });
  expect(mergeAppearance(ordinary, untouched)).toEqual(untouched);
});
