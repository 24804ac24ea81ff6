import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { GoogleButton } from '#features/account/google/components/google-button.tsx';
import { oauthReturnParams } from '#features/account/google/oauth-return-params.ts';
import { persistFormDraft } from '#features/account/forms/form-draft.ts';
import { useGoogleSignIn, useHasGoogle } from '#features/account/google/use-google-sign-in.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { Banner } from '#ui/banner.tsx';

interface GoogleEntryProps {
  /** It makes an account. */
  isNew?: boolean;
  children: ReactNode;
}

/** The way through Google above the form for an email, where the server has it. What stands in the form is kept for the way back. */
export function GoogleEntry({ isNew = false, children }: GoogleEntryProps) {
  const { t } = useTranslation('account-google');
  const hasGoogle = useHasGoogle();
  const leaving = useGoogleSignIn();
  const refusal = useFormError(leaving.error);
  const [params] = useSearchParams();

  function handlePress(): void {
    persistFormDraft();
    void leaving.run(oauthReturnParams(params));
  }

  return (
    <div className="flex flex-col gap-5">
      {hasGoogle && (
        <>
          <GoogleButton isPending={leaving.isPending} onPress={handlePress} />
          {/* Google does not tell how old somebody is. */}
          {isNew && <p className="-mt-2 text-sm text-muted">{t('minor')}</p>}
          {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
          <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('or')}
          </p>
        </>
      )}
      {children}
    </div>
  );
}
