import type { Age, GuardianAddress } from '@alento/domain/account/age-schema.ts';
import { leaveProduct } from '#features/account/sign-out/data.ts';
import { api } from '#lib/api.ts';

/** Says when the person was born. Of somebody too young nothing is left then, here neither. */
export async function stateBirthDate(birthDate: string): Promise<Age> {
  const response = await api.api.age.$put({ json: { birthDate } });
  const age = await response.json();
  if (age.state === 'refused') await leaveProduct('/too-young');
  return age;
}

export async function askGuardian(address: GuardianAddress): Promise<Age> {
  const response = await api.api.age.guardian.$post({ json: address });
  return response.json();
}
