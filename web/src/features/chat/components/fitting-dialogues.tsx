import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { useTranslation } from 'react-i18next';
import { useDialogueTitles } from '#features/exercises/use-dialogue-titles.ts';
import { LeafIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

export interface FittingDialoguesProps {
  dialogues: readonly DialogueId[];
  sessionId: string;
}

/** Exercises that fit the last reply; one tap starts one. */
export function FittingDialogues({ dialogues, sessionId }: FittingDialoguesProps) {
  const { t } = useTranslation('chat');
  const titles = useDialogueTitles();
  if (titles === undefined) return null;
  return (
    <ul aria-label={t('fittingDialogues')} className="flex animate-appear flex-wrap gap-2 pb-4">
      {dialogues.map((dialogue) => (
        <li key={dialogue}>
          <ButtonLink to={`/exercises/${dialogue}?session=${sessionId}`} variant="outline" size="small">
            <LeafIcon className="size-5" />
            {titles[dialogue]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
