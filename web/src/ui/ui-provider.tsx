import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

/** Tells every control of the kit which locale it speaks; direction follows from it. */
export function UiProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
