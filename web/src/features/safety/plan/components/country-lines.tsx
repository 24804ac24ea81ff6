import type { Line } from '@alento/safety/help-lines/schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from '#ui/link.tsx';
import { LineContacts } from '../../components/line-contacts.tsx';

/** The country's help lines, so that they need not be looked up. */
export function CountryLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('safety-plan');
  return (
    <div className="flex flex-col gap-4">
      {lines.length > 0 && <p className="text-muted">{t('lines.given')}</p>}
      {lines.length > 0 && (
        <ul className="flex flex-col gap-4">
          {lines.map((line) => (
            <li key={line.name} className="flex flex-col gap-2 border-s-2 border-line ps-4">
              <bdi lang={line.languages[0]} className="self-start font-semibold">
                {line.name}
              </bdi>
              <LineContacts line={line} />
            </li>
          ))}
        </ul>
      )}
      <Link to="/help" className="inline-flex min-h-touch items-center self-start">
        {t('lines.more')}
      </Link>
    </div>
  );
}
