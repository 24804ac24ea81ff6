import type { GuardianAnswer, GuardianQuestion, GuardianRevocation } from '@alento/domain/account/guardian-schema.ts';
import { api } from '#lib/api.ts';

const guardian = api.api.guardian;

export async function readQuestion(token: string): Promise<GuardianQuestion> {
  const response = await guardian.question.$post({ json: { token } });
  return response.json();
}

export async function answerQuestion(answer: GuardianAnswer): Promise<void> {
  await guardian.answer.$post({ json: answer });
}

export async function revokeConsent(revocation: GuardianRevocation): Promise<void> {
  await guardian.revocation.$post({ json: revocation });
}
