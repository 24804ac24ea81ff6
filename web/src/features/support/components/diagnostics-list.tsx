import type { Diagnostics } from '@alento/domain/support/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';

/** What would be sent of the device, to be read before. */
export function DiagnosticsList({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation('support');
  const { version, place, browser, system, viewport, isInstalled, isOnline, language } = diagnostics;
  const answer = (is: boolean): string => t(is ? 'diagnostics.yes' : 'diagnostics.no');
  const facts = {
    version,
    place,
    browser,
    system,
    viewport,
    isInstalled: answer(isInstalled),
    isOnline: answer(isOnline),
    language: describeLanguage(language).endonym,
  };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 text-sm">
      {names
        .filter((name) => facts[name] !== '')
        .map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`diagnostics.facts.${name}`)}</dt>
            <dd className="wrap-anywhere">
              <bdi>{facts[name]}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
