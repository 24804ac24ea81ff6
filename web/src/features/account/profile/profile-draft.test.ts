import { newGoogleProfile } from '@alento/domain/account/google-profile.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft, saveDraft, withDraft } from '#features/account/profile/profile-draft.ts';

const id = '6f0f8f0e-0000-4000-8000-000000000000';
const known = { id, email: 'ana@example.com', name: 'Ana', avatarUrl: null, language: 'pt' } as const;
const profile = { ...newGoogleProfile(known, new Date('2026-11-22T12:00:00Z')), sequencia_visivel: true };

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft holds only what was changed, so what has changed elsewhere meanwhile stays', () => {
  saveDraft({ personId: id, change: { nome_completo: 'Ana Luz' } });
  const now = { ...profile, lingua: 'en' } as const;
  expect(withDraft(now)).toEqual({ ...now, nome_completo: 'Ana Luz' });
  deleteDraft();
  expect(withDraft(now)).toEqual(now);
});

test('a draft of somebody else, and what is none, leave a profile as it is', () => {
  saveDraft({ personId: '6f0f8f0e-0000-4000-8000-000000000001', change: { nome_completo: 'Bia' } });
  expect(withDraft(profile)).toEqual(profile);
  for (const value of ['{', 'null', '7', JSON.stringify({ personId: id, change: { lingua: 'xx' } })]) {
    kept.set('profile-draft', value);
    expect(withDraft(profile)).toEqual(profile);
  }
});
