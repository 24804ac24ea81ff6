import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PremiumIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePaymentResult } from '../use-payment-result.ts';

/** Where a person arrives who has paid: being verified, being processed, confirmed, to be looked at later, or unknown. */
export function PaymentSuccessScreen() {
  const { t } = useTranslation(['billing', 'common']);
  const [params] = useSearchParams();
  const { result, lookAgain } = usePaymentResult(params.get('checkout') ?? '');
  const title = t(`success.${result}`);
  const isWaiting = result === 'verifying' || result === 'processing';
  return (
    <>
      <title>{t('common:pageTitle', { title })}</title>
      <PageHeader title={t('title')} />
      <div role="status">
        <EmptyState
          picture={isWaiting ? <Spinner className="size-10" /> : <PremiumIcon className="size-10" />}
          title={title}
          {...(result !== 'verifying' && { text: t(`success.${result}Text`) })}
          action={
            <>
              {result === 'slow' && <Button onPress={lookAgain}>{t('success.again')}</Button>}
              {result === 'unknown' && <ButtonLink to="/premium">{t('success.toPlan')}</ButtonLink>}
              {result !== 'slow' && result !== 'unknown' && (
                <ButtonLink to={result === 'confirmed' ? '/premium' : '/app'}>{t('common:goHome')}</ButtonLink>
              )}
            </>
          }
        />
      </div>
    </>
  );
}
