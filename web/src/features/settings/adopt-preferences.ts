import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { fetchChosenLanguage } from '#features/account/language/data.ts';
import { profileQuery } from '#features/account/profile/use-profile.ts';
import { type Appearance, changeAppearance, getAppearance } from '#features/settings/state.ts';
import { chooseInterfaceLanguage, currentLanguage } from '#lib/i18n.ts';
import { isLanguageChosen } from '#lib/language-choice.ts';
import { queryClient } from '#lib/query-client.ts';

/** Says whose wishes this device has taken over; it goes with the session. */
const adoptedKey = 'preferences-taken';

/** Reads the profile of who is here; on a device that is new to them, makes Alento as they like it. */
export async function adoptPreferences(personId: string): Promise<void> {
  const profile = await queryClient.fetchQuery(profileQuery(personId));
  if (readAdopted() === personId) return;
  storeAdopted(personId);
  changeAppearance(mergeAppearance(profile, getAppearance()));
  const chosen = await fetchChosenLanguage();
  const language = languageCodes.find((code) => code === chosen);
  if (language && language !== currentLanguage() && !isLanguageChosen()) await chooseInterfaceLanguage(language);
}

/** What was chosen on the device holds; a profile says only that it is to be dark, or still. */
export function mergeAppearance(
  { modo_escuro: isDark, animacoes_ativadas: isAnimated }: Pick<Profile, 'modo_escuro' | 'animacoes_ativadas'>,
  here: Appearance,
): Appearance {
  return {
    theme: isDark && here.theme === 'system' ? 'dark' : here.theme,
    isAnimated: isAnimated && here.isAnimated,
  };
}

function readAdopted(): string | null {
  try {
    return localStorage.getItem(adoptedKey);
  } catch {
    return null;
  }
}

function storeAdopted(personId: string): void {
  try {
    localStorage.setItem(adoptedKey, personId);
  } catch {
    // Storage can be denied; the profile is then taken over with every visit.
  }
}
