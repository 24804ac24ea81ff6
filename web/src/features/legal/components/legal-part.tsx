import { legalLimits } from '@alento/domain/legal/limits.ts';
import { useTranslation } from 'react-i18next';
import type { LegalPart as Part } from '../list-parts.ts';
import { LegalParagraphs } from './legal-paragraphs.tsx';

/** One of the two parts, with its numbered clauses. */
export function LegalPart({ part: { id: part, first, clauses } }: { part: Part }) {
  const { t } = useTranslation('legal');
  return (
    <section id={part} tabIndex={-1} aria-labelledby={`${part}-title`} className="mt-12 scroll-mt-6 outline-none">
      <h2 id={`${part}-title`} className="font-display text-3xl">
        {t(`parts.${part}`)}
      </h2>
      {clauses.map((id, index) => (
        <section key={id} id={id} tabIndex={-1} className="mt-8 scroll-mt-6 outline-none">
          <h3 className="font-display text-xl break-after-avoid">{`${first + index}. ${t(`clauses.${id}.title`)}`}</h3>
          <LegalParagraphs text={t(`clauses.${id}.text`, legalLimits)} />
        </section>
      ))}
    </section>
  );
}
