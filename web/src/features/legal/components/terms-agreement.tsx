import { newestTerms } from '@alento/domain/legal/terms.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { showToast } from '#ui/toast.tsx';
import { isOnlyAnnounced, useAcceptTerms, useTerms } from '../use-terms.ts';

interface TermsAgreementProps {
  /** Null when signed out. */
  personId: string | null;
}

/** At the end of the text: whether the reader agrees to it. */
export function TermsAgreement({ personId }: TermsAgreementProps) {
  const { t } = useTranslation('legal-terms');
  const dates = useDates();
  return (
    <section
      id="your-agreement"
      tabIndex={-1}
      aria-labelledby="your-agreement-title"
      className="mt-12 scroll-mt-6 rounded-lg border border-line bg-surface p-5 outline-none sm:p-7 print:hidden"
    >
      <h2 id="your-agreement-title" className="font-display text-2xl">
        {t('page.title')}
      </h2>
      {isOnlyAnnounced() && (
        <p className="mt-2">{t('page.announced', { date: dates.calendarDay(newestTerms().bindsFrom) })}</p>
      )}
      {personId === null ? <VisitorHint /> : <Decision personId={personId} />}
    </section>
  );
}

function VisitorHint() {
  const { t } = useTranslation('legal-terms');
  return (
    <>
      <p className="mt-2 mb-5 text-muted">{t('page.visitor')}</p>
      <ButtonLink to="/login?mode=sign-up" size="small" variant="outline">
        {t('page.signUp')}
      </ButtonLink>
    </>
  );
}

function Decision({ personId }: { personId: string }) {
  const { t } = useTranslation('legal-terms');
  const errorMessage = useErrorMessage();
  const dates = useDates();
  const { data, error: readError } = useTerms(personId);
  const { mutate, isPending, error } = useAcceptTerms(personId);
  const accepted = data?.acceptances.find(({ version }) => version === newestTerms().version);
  if (accepted) {
    return <p className="mt-2 text-muted">{t('page.accepted', { date: dates.date(accepted.acceptedAt) })}</p>;
  }
  const accept = () => mutate(undefined, { onSuccess: () => showToast({ text: t('accepted') }) });
  const problem = error ?? readError;
  return (
    <>
      {data && <p className="mt-2 text-muted">{t('page.notYet')}</p>}
      {problem && (
        <Banner tone="danger" className="mt-4">
          {errorMessage(problem)}
        </Banner>
      )}
      <Button className="mt-5" onPress={accept} isPending={isPending}>
        {t('accept')}
      </Button>
    </>
  );
}
