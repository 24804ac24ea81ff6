import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { GoogleAccount } from '#features/account/google/components/google-account.tsx';
import { useHasGoogle } from '#features/account/google/use-google-sign-in.ts';
import { showToast } from '#ui/toast.tsx';

const mark = 'linked';

/** Links and unlinks Google, where the server offers it, and confirms a link on return. */
export function GoogleSection() {
  const { t } = useTranslation('account-google');
  const hasGoogle = useHasGoogle();
  const [params, setParams] = useSearchParams();
  const isLinkedNow = params.get(mark) === 'google';
  const id = useId();

  useEffect(() => {
    if (!isLinkedNow) return;
    showToast({ text: t('linked.isLinked') });
    setParams(
      (before) => {
        before.delete(mark);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isLinkedNow, setParams, t]);

  if (!hasGoogle) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl">
        {t('linked.title')}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{t('linked.text')}</p>
      <GoogleAccount />
    </section>
  );
}
