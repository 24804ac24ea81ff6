import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { saveLanguage } from '#features/account/language/data.ts';
import { getAccountState } from '#features/account/state.ts';
import { chooseInterfaceLanguage, i18n } from '#lib/i18n.ts';
import { clearToasts, showToast } from '#ui/toast.tsx';

/** Switches the interface at once, tells so in the new language, and has the account remember it for mails. */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  try {
    await chooseInterfaceLanguage(language);
    clearToasts();
  } catch {
    showToast({ text: i18n.t('language:changeFailed'), tone: 'danger' });
    return;
  }
  try {
    const account = getAccountState();
    if (account.status === 'signed_in') await saveLanguage(account.person.id, language);
    showToast({ text: i18n.t('language:changed') });
  } catch {
    showToast({ text: i18n.t('language:changedHereOnly'), tone: 'danger' });
  }
}
