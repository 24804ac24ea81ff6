import type { Age, GuardianAddress } from '@alento/domain/account/age-schema.ts';
import type { GuardianAnswer, GuardianQuestion, GuardianRevocation } from '@alento/domain/account/guardian-schema.ts';
import { leave } from '#features/account/data.ts';
import { api } from '#lib/api.ts';

export async function readAge(): Promise<Age> {
  const response = await api.api.age.$get();
  return response.json();
}

/** Says when the person was born. Of somebody too young nothing is left then, here neither. */
export async function stateBirthDate(birthDate: string): Promise<Age> {
  const response = await api.api.age.$put({ json: { birthDate } });
  const age = await response.json();
  if (age.state === 'refused') await leave('/too-young');
  return age;
}

export async function askGuardian(address: GuardianAddress): Promise<Age> {
  const response = await api.api.age.guardian.$post({ json: address });
  return response.json();
}

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
