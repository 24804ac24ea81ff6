import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BreathingList } from '../breathing/components/breathing-list.tsx';
import { SleepTab } from '../components/sleep-tab.tsx';

const SoundsTab = lazy(async () => ({
  default: (await import('../sounds/components/sounds-tab.tsx')).SoundsTab,
}));

const MeditationsTab = lazy(async () => ({
  default: (await import('../meditations/components/meditations-tab.tsx')).MeditationsTab,
}));

const tabs = ['meditations', 'breathing', 'sounds', 'sleep'] as const;
type MindfulnessTab = (typeof tabs)[number];

/** A few quiet minutes, by kind; `more` stands below breathing, for other ways. Nothing of it needs a connection. */
export function MindfulnessScreen({ more }: { more: ReactNode }) {
  const { t } = useTranslation(['mindfulness', 'common']);
  const [search, setSearch] = useSearchParams();
  const content: Record<MindfulnessTab, ReactNode> = {
    meditations: (
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <MeditationsTab />
      </Suspense>
    ),
    breathing: (
      <div className="flex flex-col gap-6">
        <BreathingList />
        {more}
      </div>
    ),
    sounds: (
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SoundsTab />
      </Suspense>
    ),
    sleep: <SleepTab />,
  };
  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} subtitle={t('text')} />
      <Tabs
        label={t('title')}
        items={tabs.map((id) => ({ id, label: t(`tabs.${id}`), content: content[id] }))}
        selected={tabs.find((id) => id === search.get('tab')) ?? tabs[0]}
        onSelect={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}
