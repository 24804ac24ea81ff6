import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { wishedAppearance } = await import('#features/settings/take-preferences.ts');

const wishes = { modo_escuro: true, animacoes_ativadas: false };
const untouched = { theme: 'system', isAnimated: true } as const;

test('a new device becomes dark and still as the profile wants it', () => {
  expect(wishedAppearance(wishes, untouched)).toEqual({ theme: 'dark', isAnimated: false });
});

test('what was chosen on the device holds', () => {
  expect(wishedAppearance(wishes, { theme: 'light', isAnimated: true }).theme).toBe('light');
  const ordinary = { modo_escuro: false, animacoes_ativadas: true };
  expect(wishedAppearance(ordinary, { theme: 'dark', isAnimated: false })).toEqual({
    theme: 'dark',
    isAnimated: false,
  });
  expect(wishedAppearance(ordinary, untouched)).toEqual(untouched);
});
