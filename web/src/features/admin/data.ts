import type { AccountHealth } from '@alento/domain/account/health-schema.ts';
import { api } from '#lib/api.ts';

/** How the account of an address is. The address goes in the body: an address in a URL would be in every log. */
export async function lookUpAccount(email: string): Promise<AccountHealth> {
  const response = await api.api.admin['account-health'].$post({ json: { email } });
  return response.json();
}
