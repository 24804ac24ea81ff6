import { describeLanguage } from '@alento/locales/languages.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { LanguageIcon } from '#ui/icons.tsx';

const LanguageDialog = lazy(async () => ({
  default: (await import('#features/language/components/language-dialog.tsx')).LanguageDialog,
}));

/** Shows the language on screen, and leads to the others. */
export function LanguageButton({ look = 'quiet' }: { look?: 'quiet' | 'outline' }) {
  const { t } = useTranslation('language');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { endonym } = describeLanguage(currentLanguage());
  return (
    <>
      <Button
        variant={look}
        size={look === 'quiet' ? 'small' : 'medium'}
        aria-label={t('current', { language: endonym })}
        onPress={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        <LanguageIcon className="size-5" />
        {endonym}
      </Button>
      {wasOpened && (
        <Suspense>
          <LanguageDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
