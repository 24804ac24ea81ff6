import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '#features/language/components/language-button.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { AppearanceSettings } from '#features/settings/components/appearance-settings.tsx';
import { StreakSettings } from '#features/settings/components/streak-settings.tsx';
import { VoiceSettings } from '#features/settings/components/voice-settings.tsx';
import { SpeechSettings } from '#features/voice/components/speech-settings.tsx';
import { useConfig } from '#lib/use-config.ts';
import { LinkList } from '#ui/link-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GoogleSection } from './google-section.tsx';

/** What a person can have their own way. */
export function SettingsScreen() {
  const { t } = useTranslation([
    'settings',
    'account-profile',
    'account-security',
    'account-data',
    'account-health',
    'billing',
    'chat-reports',
    'memory',
    'progress',
    'reminders',
    'safety',
    'support',
    'settings-lock',
    'voice',
    'common',
  ]);
  const account = useAccount();
  const config = useConfig();
  if (account.status !== 'signed_in') return null;
  const { person } = account;
  const sellsPlans = config?.features.plans === true;
  return (
    <div className="flex flex-col gap-10">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} back={{ to: '/app', label: t('common:goHome') }} />
      <LinkList
        rows={[
          { to: '/profile', title: t('account-profile:title'), text: t('account-profile:entry.text') },
          {
            to: '/premium',
            title: t('billing:title'),
            text: t(sellsPlans ? 'billing:settings' : 'billing:open.title'),
          },
          { to: '/settings/reminders', title: t('reminders:title'), text: t('reminders:text') },
          { to: '/settings/memory', title: t('memory:title'), text: t('memory:entry.text') },
          { to: '/help/plan', title: t('safety:plan.title'), text: t('safety:plan.text') },
        ]}
      />
      <Section title={t('language.title')} text={t('language.text')}>
        <LanguageButton look="outline" />
      </Section>
      <Section title={t('appearance.title')} text={t('appearance.text')}>
        <AppearanceSettings personId={person.id} />
      </Section>
      <Section title={t('account-profile:preferences.title')} text={t('account-profile:preferences.text')}>
        <VoiceSettings personId={person.id} />
      </Section>
      <Section title={t('voice:settings.title')} text={t('voice:settings.text')}>
        <SpeechSettings />
      </Section>
      <Section title={t('progress:title')} text={t('progress:streak.settings')}>
        <StreakSettings personId={person.id} />
      </Section>
      <GoogleSection />
      <LinkList
        rows={[
          { to: '/settings/security', title: t('account-security:title'), text: t('account-security:entry.text') },
          { to: '/settings/lock', title: t('settings-lock:title'), text: t('settings-lock:entry') },
          { to: '/settings/data', title: t('account-data:title'), text: t('account-data:entry.text') },
          { to: '/settings/reports', title: t('chat-reports:title'), text: t('chat-reports:entry') },
          { to: '/user-checker', title: t('account-health:title'), text: t('account-health:lead') },
          { to: '/support', title: t('support:title'), text: t('support:entry') },
          { to: '/safety', title: t('common:safetyPage') },
        ]}
      />
    </div>
  );
}

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{text}</p>
      {children}
    </section>
  );
}
