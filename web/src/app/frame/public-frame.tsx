import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageButton } from '#features/language/components/language-button.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';

/** The frame of pages that are for everybody, signed in or not. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="mx-auto min-h-dvh max-w-5xl px-gutter pb-[calc(4rem+env(safe-area-inset-bottom))]">
      <header className="-mx-2 flex flex-wrap items-center justify-end gap-1 py-2.5 print:hidden">
        <Link to="/" aria-label={t('goHome')} className="me-auto flex min-h-touch items-center rounded-md px-2">
          <Wordmark name={t('appName')} className="max-sm:[&>span]:sr-only" />
        </Link>
        <LanguageButton />
        <SafetyActions room="little" />
      </header>
      <main className="pt-4 sm:pt-8">{children}</main>
    </div>
  );
}
