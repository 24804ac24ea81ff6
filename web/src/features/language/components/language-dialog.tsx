import { type LanguageCode, languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#features/language/change-language.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';

interface LanguageDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The languages by their own names, and by the names they have on screen; choosing one switches at once. */
export function LanguageDialog({ isOpen, onOpenChange }: LanguageDialogProps) {
  const { t } = useTranslation(['language', 'common']);
  const current = currentLanguage();
  const names = new Intl.DisplayNames(describeLanguage(current).locale, { type: 'language' });

  async function handleChange(language: LanguageCode): Promise<void> {
    await changeLanguage(language);
    onOpenChange(false);
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('language:title')} closeLabel={t('common:close')}>
      <RadioCards
        label={t('language:title')}
        isLabelHidden
        layout="columns"
        cards={languageCodes.map((id) => ({
          id,
          label: describeLanguage(id).endonym,
          lang: id,
          description: id === current ? undefined : names.of(id),
        }))}
        value={current}
        onChange={(language) => void handleChange(language)}
      />
    </Dialog>
  );
}
