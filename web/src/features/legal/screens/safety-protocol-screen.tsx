import { protocolDate } from '@alento/domain/legal/limits.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { OutsideLink } from '#ui/outside-link.tsx';
import { LegalParagraphs } from '../components/legal-paragraphs.tsx';
import { ProtocolLevels } from '../components/protocol-levels.tsx';
import { ProtocolList, ProtocolSection } from '../components/protocol-section.tsx';
import { safetySources } from '../list-sources.ts';
import { useFragment } from '../use-fragment.ts';

/** The public safety protocol, for users and authorities; docs/safety/crisis-protocol.md has it in full. */
export function SafetyProtocolScreen() {
  const { t } = useTranslation(['protocol', 'common']);
  const dates = useDates();
  useFragment();
  return (
    <article className="mx-auto max-w-[38rem]">
      <title>{t('common:pageTitle', { title: t('protocol:title') })}</title>
      <h1 className="font-display text-4xl text-balance">{t('protocol:title')}</h1>
      <p className="mt-3 text-lg text-pretty text-muted">{t('protocol:lead')}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">{t('protocol:updated', { date: dates.calendarDay(protocolDate) })}</p>
        <Button
          variant="quiet"
          size="small"
          className="-mx-[min(1rem,5vw)] print:hidden"
          onPress={() => window.print()}
        >
          {t('protocol:print')}
        </Button>
      </div>
      <section className="mt-5 rounded-lg bg-accent-soft p-5 sm:p-7 print:border">
        <h2 className="font-display text-2xl">{t('protocol:inShort.title')}</h2>
        <LegalParagraphs text={t('protocol:inShort.text')} />
        <ButtonLink to="/help" size="small" className="mt-5 print:hidden">
          {t('protocol:help')}
        </ButtonLink>
      </section>
      <ProtocolSection id="what" title={t('protocol:what.title')} text={t('protocol:what.text')} />
      <ProtocolSection id="looks" title={t('protocol:looks.title')} text={t('protocol:looks.text')}>
        <ProtocolList
          items={t('protocol:looks.items', { returnObjects: true })}
          mark={<span className="m-1.5 block size-1.5 rounded-full bg-accent-ink" />}
        />
        <p className="mt-4">{t('protocol:looks.after')}</p>
      </ProtocolSection>
      <ProtocolSection id="levels" title={t('protocol:levels.title')} text={t('protocol:levels.text')}>
        <ProtocolLevels />
      </ProtocolSection>
      <ProtocolSection id="never" title={t('protocol:never.title')}>
        <ProtocolList
          items={t('protocol:never.items', { returnObjects: true })}
          mark={<CloseIcon className="size-4.5 text-danger" />}
        />
      </ProtocolSection>
      <ProtocolSection id="limits" title={t('protocol:limits.title')} text={t('protocol:limits.text')} />
      <ProtocolSection id="reminders" title={t('protocol:reminders.title')} text={t('protocol:reminders.text')} />
      <ProtocolSection id="minors" title={t('protocol:minors.title')} text={t('protocol:minors.text')} />
      <ProtocolSection id="evidence" title={t('protocol:evidence.title')} text={t('protocol:evidence.text')}>
        <h3 className="mt-6 font-sans font-semibold">{t('protocol:evidence.sources')}</h3>
        <Sources />
      </ProtocolSection>
      <ProtocolSection id="counts" title={t('protocol:counts.title')} text={t('protocol:counts.text')}>
        <p className="mt-4 rounded-lg border border-line bg-surface px-5 py-4 text-muted">
          {t('protocol:counts.none')}
        </p>
      </ProtocolSection>
      <ProtocolSection id="report" title={t('protocol:report.title')} text={t('protocol:report.text')} />
    </article>
  );
}

function Sources() {
  return (
    <ul dir="ltr" lang="en" className="mt-2 grid gap-1.5 text-sm">
      {safetySources.map(({ title, address }) => (
        <li key={address}>
          <OutsideLink href={address} look="text">
            {title}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
