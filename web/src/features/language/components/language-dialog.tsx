import { type AvailableLanguage, availableLanguages } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { chooseInterfaceLanguage, currentLanguage, i18n } from '#lib/i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { clearToasts, showToast } from '#ui/toast.tsx';

interface LanguageDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The languages by their own names; choosing one switches at once. */
export function LanguageDialog({ isOpen, onOpenChange }: LanguageDialogProps) {
  const { t } = useTranslation(['language', 'common']);

  async function handleChange(language: AvailableLanguage): Promise<void> {
    try {
      await chooseInterfaceLanguage(language);
      clearToasts();
      showToast({ text: i18n.t('language:changed') });
    } catch {
      showToast({ text: t('language:changeFailed'), tone: 'danger' });
    }
    onOpenChange(false);
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('language:title')} closeLabel={t('common:close')}>
      <RadioCards
        label={t('language:title')}
        isLabelHidden
        cards={availableLanguages.map((id) => ({ id, label: describeLanguage(id).endonym }))}
        value={currentLanguage()}
        onChange={(language) => void handleChange(language)}
      />
    </Dialog>
  );
}
