import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { readDeviceOwner } from '#features/account/sign-out/device-owner.ts';
import { type LoginMode, LoginScreen } from '#features/account/sign-in/screens/login-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { LanguageButton } from '#features/language/components/language-button.tsx';
import { LoadingScreen } from '../gates/loading-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';
import { safeNext } from '../gates/safe-next.ts';

export default function LoginRoute() {
  const { t } = useTranslation('account-google');
  const account = useAccount();
  const [params, setParams] = useSearchParams();
  const mode: LoginMode = params.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  const next = safeNext(params.get('next'));
  const hasEnded = account.status === 'signed_out' && readDeviceOwner() !== null;
  // The second step is asked for where the person wanted to go.
  if ('person' in account) return mode === 'sign-up' ? <AfterSignUp next={next} /> : <Navigate to={next} replace />;

  /** What another screen has handed over is not passed on: the forms have it, and may hold something newer by now. */
  function handleModeChange(chosen: LoginMode): void {
    setParams(
      (before) => {
        if (chosen === 'sign-up') before.set('mode', chosen);
        else before.delete('mode');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <main className="min-h-dvh">
      <div className="flex flex-wrap items-center justify-end gap-1 px-3 py-3">
        <LanguageButton />
        <SafetyActions />
      </div>
      <LoginScreen
        mode={mode}
        onModeChange={handleModeChange}
        {...(next === '/profile' && {
          notice: (
            <Suspense fallback={null}>
              <SignInFirst />
            </Suspense>
          ),
        })}
        {...(hasEnded && { notice: t('ended') })}
      />
    </main>
  );
}

/** Said to the few who were on their way to their profile. */
function SignInFirst() {
  const { t } = useTranslation('account-profile');
  return t('signInFirst');
}

/** The profile of a new account tells the age, without which no conversation begins: it is there before home is. */
function AfterSignUp({ next }: { next: string }) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const goOn = (): void => setDone(true);
    void import('#features/account/profile/ensure-profile.ts')
      .then((loaded) => loaded.ensureProfile())
      .then(goOn, goOn);
  }, []);
  return isDone ? <Navigate to={next} replace /> : <LoadingScreen />;
}
