import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

/** Sets the locale of every control of the kit, and with it the direction. */
export function UiProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
