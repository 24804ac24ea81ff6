import type { SupportMessage, SupportReceipt } from '@alento/domain/support/schema.ts';
import { api } from '#lib/api.ts';

export async function sendMessage(message: SupportMessage): Promise<SupportReceipt> {
  const response = await api.api.support.$post({ json: message });
  return response.json();
}
