import { termsDate } from '@alento/domain/legal/limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LegalContents } from '../components/legal-contents.tsx';
import { LegalParagraphs } from '../components/legal-paragraphs.tsx';
import { LegalPart } from '../components/legal-part.tsx';
import { legalParts } from '../list-parts.ts';
import { useFragment } from '../use-fragment.ts';

/** Privacy and terms in one page, for everybody to read before anything is asked of them; `agreement` is what is asked. */
export function PrivacyPolicyScreen({ agreement }: { agreement: ReactNode }) {
  const { t } = useTranslation(['legal', 'common']);
  const dates = useDates();
  useFragment();
  return (
    <div className="gap-14 lg:grid lg:grid-cols-[15rem_minmax(0,38rem)] lg:justify-center">
      <title>{t('common:pageTitle', { title: t('legal:title') })}</title>
      <div className="hidden lg:block print:hidden">
        <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto pe-2">
          <LegalContents />
        </div>
      </div>
      <article className="mx-auto max-w-[38rem]">
        <h1 className="font-display text-4xl">{t('legal:title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('legal:lead')}</p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-muted">{t('legal:updated', { date: dates.calendarDay(termsDate) })}</p>
          <Button
            variant="quiet"
            size="small"
            className="-mx-[min(1rem,5vw)] print:hidden"
            onPress={() => window.print()}
          >
            {t('legal:print')}
          </Button>
        </div>
        <section className="mt-5 rounded-lg bg-accent-soft p-5 sm:p-7 print:border">
          <h2 className="font-display text-2xl">{t('legal:medical.title')}</h2>
          <LegalParagraphs text={t('legal:medical.text')} />
          <div className="mt-5 flex flex-wrap gap-2 print:hidden">
            <ButtonLink to="/help" size="small">
              {t('legal:help')}
            </ButtonLink>
            <ButtonLink to="/safety" variant="outline" size="small">
              {t('common:safetyPage')}
            </ButtonLink>
          </div>
        </section>
        <details className="mt-6 rounded-lg border border-line bg-surface px-5 lg:hidden print:hidden">
          <summary className="min-h-touch cursor-pointer py-2.5 font-semibold">{t('legal:contents')}</summary>
          <LegalContents />
        </details>
        {legalParts.map((part) => (
          <LegalPart key={part.id} part={part} />
        ))}
        {agreement}
      </article>
    </div>
  );
}
