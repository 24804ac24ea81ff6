import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { GoogleEntry } from '#features/account/google/components/google-entry.tsx';
import { LoginHeading } from '#features/account/sign-in/components/login-heading.tsx';
import { SignInForm } from '#features/account/sign-in/components/sign-in-form.tsx';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Wordmark } from '#ui/wordmark.tsx';

const SignUp = lazy(async () => ({
  default: (await import('#features/account/sign-up/components/sign-up.tsx')).SignUp,
}));

export type LoginMode = 'sign-in' | 'sign-up';

interface LoginScreenProps {
  mode: LoginMode;
  onModeChange: (mode: LoginMode) => void;
  /** Why the user was redirected here. */
  notice?: ReactNode;
}

/** Where a person comes in: with the account they have, or with a new one. */
export function LoginScreen({ mode, onModeChange, notice }: LoginScreenProps) {
  const { t } = useTranslation(['account', 'common']);
  const words = mode === 'sign-in' ? 'signIn' : 'signUp';
  return (
    <div className="mx-auto w-full max-w-md px-5 pb-16">
      <title>{t('common:pageTitle', { title: t(`account:${words}.title`) })}</title>
      <LoginHeading
        name={
          <Link to="/" isQuiet className="no-underline hover:no-underline" aria-label={t('common:goHome')}>
            <Wordmark name={t('common:appName')} className="mb-7 text-ink" />
          </Link>
        }
        heading={t(`account:${words}.heading`)}
        text={t(`account:${words}.text`)}
      />
      {notice !== undefined && <Banner className="mb-5">{notice}</Banner>}
      <Tabs
        label={t('account:modes')}
        selected={mode}
        onSelect={onModeChange}
        items={[
          {
            id: 'sign-in',
            label: t('account:signIn.tab'),
            content: (
              <GoogleEntry>
                <SignInForm />
              </GoogleEntry>
            ),
          },
          {
            id: 'sign-up',
            label: t('account:signUp.tab'),
            content: (
              <GoogleEntry isNew>
                <Suspense fallback={<Spinner className="mx-auto my-16 size-8" />}>
                  <SignUp />
                </Suspense>
              </GoogleEntry>
            ),
          },
        ]}
      />
    </div>
  );
}
