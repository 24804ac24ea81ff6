import type { Age, GuardianAddress } from '@alento/domain/account/age-schema.ts';
import { leaveProduct } from '#features/account/sign-out/data.ts';
import { api } from '#lib/api.ts';

/** States the user's birth date. If they are too young, the account and all data on this device are gone afterwards. */
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
