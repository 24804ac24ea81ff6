import type { KnownTermsVersion, TermsStanding } from '@alento/domain/legal/terms.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAcceptTerms } from '../use-terms.ts';

export type OpenStanding = Exclude<TermsStanding, { status: 'accepted' }>;

interface TermsSheetProps {
  personId: string;
  standing: OpenStanding;
  /** The person decided, or wants to decide another time. */
  onClose: () => void;
}

/** Asks for consent to a new text: it can be read, accepted, postponed, or declined by leaving. */
export function TermsSheet({ personId, standing, onClose }: TermsSheetProps) {
  const { t } = useTranslation(['legal-terms', 'common']);
  const errorMessage = useErrorMessage();
  const dates = useDates();
  const { mutate, isPending, error } = useAcceptTerms(personId);
  const kind = kindOf(standing);
  const date = dates.calendarDay(standing.status === 'announced' ? standing.bindsFrom : standing.version);
  const accept = () => mutate(undefined, { onSuccess: () => showToast({ text: t('accepted') }) });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`${kind}.title`)} closeLabel={t('common:close')}>
      <p className="text-muted">{t(`${kind}.text`, { date })}</p>
      <div className="rounded-lg bg-soft p-4 text-on-soft">
        <h3 className="font-semibold">{t('new')}</h3>
        {/* The versions of the standing are those of the list. */}
        <p>{t(`versions.${standing.version as KnownTermsVersion}`)}</p>
      </div>
      {error && <Banner tone="danger">{errorMessage(error)}</Banner>}
      <div className="flex flex-col gap-2">
        <Button isFullWidth onPress={accept} isPending={isPending}>
          {t('accept')}
        </Button>
        <ButtonLink to="/privacy-policy" variant="outline" isFullWidth>
          {t('read')}
        </ButtonLink>
        <Button variant="quiet" isFullWidth onPress={onClose}>
          {t('later')}
        </Button>
      </div>
      <Disclosure title={t('otherwise.title')} className="border-b-0">
        <p>{t('otherwise.text')}</p>
        <div className="mt-2 flex flex-col items-start">
          {ways.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-touch items-center" onClick={onClose}>
              {t(`otherwise.${label}`)}
            </Link>
          ))}
        </div>
      </Disclosure>
      <Link to="/help" className="inline-flex min-h-touch items-center self-start">
        {t('help')}
      </Link>
    </Dialog>
  );
}

const ways = [
  { to: '/settings', label: 'settings' },
  { to: '/delete-account', label: 'delete' },
] as const;

function kindOf(standing: OpenStanding): 'first' | 'changed' | 'announced' {
  if (standing.status === 'announced') return 'announced';
  return standing.isFirst ? 'first' : 'changed';
}
