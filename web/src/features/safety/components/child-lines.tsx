import { findHelp } from '@alento/safety/help-lines/helplines.ts';
import { useTranslation } from 'react-i18next';
import { useHelpCountry } from '../use-help-country.ts';
import { CountryChoice } from './country-choice.tsx';
import { HelpLine } from './help-line.tsx';

const forChildren: ReadonlySet<string> = new Set(['youth', 'child-protection', 'family-child']);

/** Help lines for children in the country, or general ones where none is known. */
export function ChildLines() {
  const { t } = useTranslation('safety');
  const country = useHelpCountry();
  const help = findHelp(country);
  const checked = (help?.lines ?? []).filter(({ confidence }) => confidence !== 'low');
  const own = checked.filter(({ audience }) => forChildren.has(audience));
  const lines = own.length > 0 ? own : checked.filter(({ audience }) => audience === 'general').slice(0, 2);
  return (
    <section aria-labelledby="child-lines" className="flex flex-col gap-3">
      <h2 id="child-lines" className="font-display text-2xl">
        {t('lines.title')}
      </h2>
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line.name}>
            <HelpLine line={line} emergency={help?.emergency[0]?.number} />
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <CountryChoice country={country} />
      </div>
    </section>
  );
}
