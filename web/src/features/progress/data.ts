import type { Progress } from '@alento/domain/progress/schema.ts';
import { api } from '#lib/api.ts';

export async function readProgress(timeZone: string): Promise<Progress> {
  const response = await api.api.progress.$get({ query: { timeZone } });
  return response.json();
}
