import type { Feeling } from '@alento/domain/journal/body-schema.ts';
import { useTranslation } from 'react-i18next';

/** Feelings with how strong they were, and are. */
export function FeelingChanges({ feelings }: { feelings: readonly Feeling[] }) {
  const { t } = useTranslation('journal-entry');
  const named = feelings.filter(({ name }) => name.trim() !== '');
  if (named.length === 0) return null;
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {named.map(({ name, before, after }) => (
        <span key={name} dir="auto" className="rounded-full bg-soft px-3 py-1 text-sm wrap-anywhere text-on-soft">
          {after === null ? t('feeling.rated', { name, before }) : t('feeling.changed', { name, before, after })}
        </span>
      ))}
    </span>
  );
}
