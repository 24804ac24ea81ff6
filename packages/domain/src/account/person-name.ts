/** The parts of an account that a name can be taken from. */
export interface NamedUser {
  readonly email?: string | undefined;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

/** The name of a user of whom nothing is known. */
const unknownName = 'Humano';
/** The same in the profile that holds the least. */
export const unknownNameAtLeast = 'Usuário';

/** The provider's full name, then its name, then the email before @, then a word that fits everybody. */
export function getPersonName({ email, user_metadata: told }: NamedUser, otherwise: string = unknownName): string {
  const known = [told.full_name, told.name, email?.split('@')[0]].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
  return known?.trim() ?? otherwise;
}
