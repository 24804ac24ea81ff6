import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { useTranslation } from 'react-i18next';

interface TrialDialoguesProps {
  dialogues: readonly DialogueId[];
  titles: Readonly<Record<DialogueId, string>>;
}

/** Exercises that fit what was said; they want no account either. */
export function TrialDialogues({ dialogues, titles }: TrialDialoguesProps) {
  const { t } = useTranslation('landing');
  if (dialogues.length === 0) return null;
  return (
    <ul aria-label={t('try.exercises')} className="mt-4 flex animate-appear flex-wrap gap-2">
      {dialogues.map((dialogue) => (
        <li key={dialogue}>
          <a
            href={`/exercises/${dialogue}`}
            className="inline-flex min-h-11 items-center rounded-full border border-control px-4 text-sm font-semibold text-ink no-underline hover:bg-soft hover:text-on-soft"
          >
            {titles[dialogue]}
          </a>
        </li>
      ))}
    </ul>
  );
}
