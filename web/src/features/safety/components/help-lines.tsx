import { arrangeLines } from '@alento/safety/help-lines/arrange-lines.ts';
import { helplineDirectory, helplinesCompiled } from '@alento/safety/help-lines/helplines.ts';
import type { CountryHelp, Line } from '@alento/safety/help-lines/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';
import { OutsideLink } from '#ui/outside-link.tsx';
import { HelpLine } from './help-line.tsx';

/** A country's help lines: general ones, those for certain groups, and separately the unreviewed ones. */
export function HelpLines({ help }: { help: CountryHelp | undefined }) {
  const { t } = useTranslation('safety');
  const { general, further, special, unchecked } = arrangeLines(help?.lines ?? []);
  const hasChecked = general.length + special.length > 0;
  const emergency = help?.emergency[0]?.number;
  return (
    <>
      <section aria-labelledby="lines" className="flex flex-col gap-3">
        <h2 id="lines" className="font-display text-2xl">
          {t('lines.title')}
        </h2>
        <p className="text-muted">{t(hasChecked ? 'lines.text' : 'lines.none')}</p>
        <Lines lines={general} emergency={emergency} />
        {further.length > 0 && (
          <Disclosure title={t('lines.more')}>
            <Lines lines={further} emergency={emergency} />
          </Disclosure>
        )}
        <Lines lines={special} emergency={emergency} />
      </section>
      {unchecked.length > 0 && (
        <section aria-labelledby="unchecked" className="flex flex-col gap-3">
          <h2 id="unchecked" className="font-display text-xl">
            {t('lines.unchecked')}
          </h2>
          <p className="text-muted">{t('lines.uncheckedText')}</p>
          <Lines lines={unchecked} emergency={emergency} />
        </section>
      )}
      <Elsewhere />
    </>
  );
}

function Lines({ lines, emergency }: { lines: readonly Line[]; emergency: string | undefined }) {
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3 text-ink">
      {lines.map((line) => (
        <li key={line.name}>
          <HelpLine line={line} emergency={emergency} />
        </li>
      ))}
    </ul>
  );
}

function Elsewhere() {
  const { t, i18n } = useTranslation('safety');
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="flex flex-col items-start gap-2">
      <OutsideLink href={helplineDirectory} variant="outline">
        {t('lines.elsewhere')}
      </OutsideLink>
      <p className="text-sm text-muted">
        {t('lines.compiled', { month: month.format(new Date(`${helplinesCompiled}-01`)) })}
      </p>
    </div>
  );
}
