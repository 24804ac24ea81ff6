import type { Day } from '@alento/domain/progress/days.ts';
import { isMonday } from '@alento/domain/progress/weekly-review.ts';
import { useTranslation } from 'react-i18next';
import { useIsMinor } from '#features/account/age/use-age.ts';
import { LinkList } from '#ui/link-list.tsx';
import { WhatHelps } from './what-helps.tsx';

/** What can be looked at more closely: what came before and after, the week in words, patterns, and the questionnaires. */
export function MoreViews({ today }: { today: Day }) {
  const { t } = useTranslation(['progress-insights', 'assessments']);
  const isMinor = useIsMinor();
  return (
    <>
      <WhatHelps />
      <nav aria-labelledby="more-views" className="flex flex-col gap-3">
        <h2 id="more-views" className="font-display text-xl">
          {t('more.title')}
        </h2>
        <LinkList
          rows={[
            {
              to: '/progress/week',
              title: t('more.week'),
              text: t(isMonday(today) ? 'more.weekNew' : 'more.weekText'),
            },
            { to: '/progress/patterns', title: t('more.patterns'), text: t('more.patternsText') },
            ...(isMinor ? [] : [{ to: '/assessments', title: t('assessments:title'), text: t('assessments:text') }]),
          ]}
        />
      </nav>
    </>
  );
}
