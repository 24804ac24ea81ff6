import type { Run } from '@alento/domain/exercises/schema.ts';
import { scriptOf } from '@alento/guided-companion/dialogues/catalogue.ts';
import { positionIn } from '@alento/guided-companion/dialogues/position.ts';
import type { DialogueBook } from '@alento/guided-companion/dialogues/texts.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

interface UnfinishedRunsProps {
  readonly runs: readonly Run[];
  readonly book: DialogueBook;
  readonly onDiscard: (run: Run) => void;
}

/** Exercises that were left on the way; each waits where it was left, on every device. */
export function UnfinishedRuns({ runs, book, onDiscard }: UnfinishedRunsProps) {
  const { t } = useTranslation('exercises');
  const dates = useDates();
  const format = useNumbers();
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished" className="font-display text-xl">
        {t('unfinished.title')}
      </h2>
      <ul className="mt-3 flex flex-col gap-2.5">
        {runs.map((run) => {
          const title = book.titles[run.dialogue];
          const { done, total } = positionIn(scriptOf(run.dialogue), run.answers).progress;
          return (
            <li
              key={run.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-soft p-4 text-on-soft"
            >
              <p className="min-w-40 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="text-sm">
                  {t('player.step', { done: format(done), total: format(total) })}
                  <span aria-hidden="true">{' · '}</span>
                  <time dateTime={run.changedAt}>{dates.relative(run.changedAt)}</time>
                </span>
              </p>
              <ButtonLink to={`/exercises/${run.dialogue}?run=${run.id}`} size="small">
                {t('unfinished.goOn')}
              </ButtonLink>
              <IconButton label={t('unfinished.discard', { title })} variant="muted" onPress={() => onDiscard(run)}>
                <CloseIcon className="size-5" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
