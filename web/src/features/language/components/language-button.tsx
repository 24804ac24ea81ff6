import { describeLanguage } from '@alento/locales/languages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageDialog } from '#features/language/components/language-dialog.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { LanguageIcon } from '#ui/icons.tsx';

/** Shows the language on screen, and leads to the others. */
export function LanguageButton() {
  const { t } = useTranslation('language');
  const [isOpen, setOpen] = useState(false);
  const { endonym } = describeLanguage(currentLanguage());
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('current', { language: endonym })}
        onPress={() => setOpen(true)}
      >
        <LanguageIcon className="size-5" />
        {endonym}
      </Button>
      <LanguageDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
