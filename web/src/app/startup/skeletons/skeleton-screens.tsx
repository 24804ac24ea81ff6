import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LoginHeading } from '#features/account/sign-in/components/login-heading.tsx';
import { i18n } from '#lib/i18n.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { ConversationShape } from '#features/chat/components/conversation-shape.tsx';
import { wholeScreenStyle } from '#ui/whole-screen.tsx';
import { HomeBeginning } from '../../home/home-beginning.tsx';
import { ConversationFrame } from '../../frame/layouts/conversation-frame.tsx';
import { ShellFrame } from '../../frame/layouts/shell-frame.tsx';
import { HeaderActions } from '../../help/header-actions.tsx';

const names = ['signIn', 'signUp', 'home', 'session'] as const;

/** One is shown: the one that was filled with words. */
const styles = [
  '[data-skeleton-of]{display:none}',
  ...names.map((name) => `[data-skeleton=${name}] [data-skeleton-of=${name}]{display:block}`),
].join('');

/** The beginnings of screens, made of the screens' own parts, with keys where they will say something. */
export function SkeletonScreens() {
  // i18next's own language of keys.
  const keys = i18n.cloneInstance({ lng: 'cimode', appendNamespaceToCIMode: true });
  return (
    <I18nextProvider i18n={keys}>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <SkeletonScreen name="signIn">
        <LoginSkeleton mode="signIn" />
      </SkeletonScreen>
      <SkeletonScreen name="signUp">
        <LoginSkeleton mode="signUp" />
      </SkeletonScreen>
      <SkeletonScreen name="home">
        <HomeSkeleton />
      </SkeletonScreen>
      <SkeletonScreen name="session">
        <SessionSkeleton />
      </SkeletonScreen>
    </I18nextProvider>
  );
}

function SkeletonScreen({ name, children }: { name: (typeof names)[number]; children: ReactNode }) {
  return (
    <div data-skeleton-of={name} aria-busy="true">
      {children}
    </div>
  );
}

/** Stands where the screen will stand, so that nothing moves when it comes. */
function LoginSkeleton({ mode }: { mode: 'signIn' | 'signUp' }) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <main className="min-h-dvh">
      <div className="h-touch box-content py-3" />
      <div className="mx-auto w-full max-w-md px-5 pb-16">
        <LoginHeading
          name={<Wordmark name={t('common:appName')} className="mb-7 text-ink" />}
          heading={t(`account:${mode}.heading`)}
          text={t(`account:${mode}.text`)}
        />
        <div className="h-touch box-content rounded-full bg-sunken p-1" />
      </div>
    </main>
  );
}

/** PART becomes the part of the day. */
function HomeSkeleton() {
  return (
    <ShellFrame account={<span className="size-11" />}>
      <HomeBeginning greeting="common:home.greeting.PART" welcome="common:home.welcome.PART" />
    </ShellFrame>
  );
}

function SessionSkeleton() {
  return (
    <ConversationFrame>
      <main className={wholeScreenStyle}>
        <ConversationShape frameActions={<HeaderActions />} />
      </main>
    </ConversationFrame>
  );
}
