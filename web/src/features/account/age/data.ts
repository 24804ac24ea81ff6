import type { Age } from '@alento/domain/account/age-schema.ts';
import { api } from '#lib/api.ts';

export const ageKey = ['account', 'age'] as const;

export async function readAge(): Promise<Age> {
  const response = await api.api.age.$get();
  return response.json();
}
