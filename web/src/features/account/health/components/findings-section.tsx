import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../list-findings.ts';
import { FindingRow } from './finding-row.tsx';
import { RemedyButton } from './remedy-button.tsx';

interface FindingsSectionProps {
  id: 'account' | 'device' | 'server';
  findings: readonly Finding[];
}

/** What was found in one place. */
export function FindingsSection({ id, findings }: FindingsSectionProps) {
  const { t } = useTranslation('account-health');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-display text-2xl">
        {t(`sections.${id}`)}
      </h2>
      <ul className="mt-3 rounded-lg border border-line bg-surface px-5">
        {findings.map((finding) => (
          <FindingRow
            key={finding.name}
            finding={finding}
            action={finding.remedy && <RemedyButton remedy={finding.remedy} />}
          />
        ))}
      </ul>
    </section>
  );
}
