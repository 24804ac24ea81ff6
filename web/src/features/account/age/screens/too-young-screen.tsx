import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lighthouse } from '#ui/illustrations/lighthouse.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** Why a child is not let in, without a reproach, and who listens to children. */
export function TooYoungScreen({ lines }: { lines: ReactNode }) {
  const { t } = useTranslation(['account-age', 'common']);
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-4 py-4">
      <title>{t('common:pageTitle', { title: t('refused.title') })}</title>
      <Lighthouse className="mx-auto w-40" />
      <h1 className="font-display text-3xl">{t('refused.heading')}</h1>
      <p>{t('refused.text')}</p>
      <p className="text-muted">{t('refused.notAlone')}</p>
      {lines}
      <ButtonLink to="/help" variant="secondary" isFullWidth className="mt-2">
        {t('help.action')}
      </ButtonLink>
    </div>
  );
}
