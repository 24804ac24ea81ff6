import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Candle } from '#ui/illustrations/candle.tsx';

/** In place of the app while the server is under maintenance. Help and the safety plan stay. */
export default function MaintenanceScreen() {
  const { t } = useTranslation(['common-maintenance', 'common']);
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6 text-center">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <Candle className="mx-auto w-40" />
      <h1 className="font-display text-3xl">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onPress={() => window.location.reload()}>{t('common:retry')}</Button>
        <ButtonLink to="/help" variant="secondary" aria-label={t('common:help.label')}>
          {t('common:help.action')}
        </ButtonLink>
        <ButtonLink to="/help/plan" variant="secondary">
          {t('plan')}
        </ButtonLink>
      </div>
    </main>
  );
}
