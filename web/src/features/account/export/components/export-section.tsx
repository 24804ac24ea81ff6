import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useExport } from '../use-export.ts';

const kilobyte = 1000;

/** A copy of everything, for the person to keep. */
export function ExportSection() {
  const { t, i18n } = useTranslation('account-data');
  const errorMessage = useErrorMessage();
  const { mutate, isPending, isError, isSuccess, error, data: name, bytes } = useExport();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="font-display text-xl">
        {t('export.title')}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t('export.text')}</p>
      <p className="mt-2 mb-5 max-w-prose text-muted">{t('export.care')}</p>
      <Button variant="outline" isPending={isPending} onPress={() => mutate()}>
        {t('export.action')}
      </Button>
      <p role="status" className="mt-3 text-sm text-muted empty:hidden">
        {isPending && t('export.running', { size: size.format(Math.ceil(bytes / kilobyte)) })}
        {isSuccess && t('export.done', { name })}
      </p>
      {isError && (
        <Banner tone="danger" className="mt-3">
          {errorMessage(error)}
        </Banner>
      )}
    </section>
  );
}
