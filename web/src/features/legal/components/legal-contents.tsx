import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { legalParts } from '../list-parts.ts';

/** Leads to each clause. */
export function LegalContents() {
  const { t } = useTranslation('legal');
  return (
    <nav aria-label={t('contents')} className="text-sm">
      {legalParts.map(({ id: part, first, clauses }) => (
        <div key={part} className="mb-4">
          <p className="py-1.5 font-semibold">{t(`parts.${part}`)}</p>
          <ol start={first}>
            {clauses.map((id, index) => (
              <li key={id}>
                <Link to={`#${id}`} className="flex gap-2 rounded-sm py-1.5 text-muted hover:text-ink hover:underline">
                  <span className="w-5 shrink-0 text-end tabular-nums">{first + index}</span>
                  {t(`clauses.${id}.title`)}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}
