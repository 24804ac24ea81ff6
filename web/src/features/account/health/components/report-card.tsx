import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.tsx';

/** The findings as a text for support, which the user can read first. */
export function ReportCard({ report }: { report: string }) {
  const { t } = useTranslation('account-health');
  const copy = () =>
    navigator.clipboard.writeText(report).then(
      () => showToast({ text: t('report.copied') }),
      () => showToast({ text: t('report.failed'), tone: 'danger' }),
    );
  return (
    <Card className="flex flex-col items-start gap-4 print:hidden">
      <div>
        <h2 className="font-display text-xl">{t('report.title')}</h2>
        <p className="mt-1 max-w-prose text-muted">{t('report.text')}</p>
      </div>
      <Disclosure title={t('report.show')} className="w-full border-b-0">
        <pre dir="ltr" className="text-start text-sm whitespace-pre-wrap wrap-anywhere">
          {report}
        </pre>
      </Disclosure>
      <Button variant="outline" size="small" onPress={() => void copy()}>
        <CopyIcon className="size-5" />
        {t('report.copy')}
      </Button>
    </Card>
  );
}
