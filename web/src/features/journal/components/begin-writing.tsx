import { moodGroupOf } from '@alento/domain/mood/groups.ts';
import { promptsByMood } from '@alento/domain/journal/prompts.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cardStyles } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

/** The ways to begin: a question that fits the mood of the day, a blank page, a thought to look at. */
export function BeginWriting({ mood }: { mood: Mood | null }) {
  const { t } = useTranslation(['journal', 'journal-entry']);
  const prompts = promptsByMood[mood === null ? 'neutral' : moodGroupOf(mood)];
  const [turn, setTurn] = useState(0);
  const prompt = prompts[turn % prompts.length] ?? prompts[0];
  return (
    <section aria-label={t('begin.label')} className="flex flex-col gap-3">
      <div className={cardStyles({ tone: 'soft', className: 'flex flex-col gap-3' })}>
        <p aria-live="polite" className="max-w-prose font-display text-2xl text-balance">
          {t(`journal-entry:prompt.${prompt}`)}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <ButtonLink to={`/journal/new?kind=free&prompt=${prompt}`}>{t('begin.answer')}</ButtonLink>
          <PlainButton onPress={() => setTurn(turn + 1)}>{t('begin.another')}</PlainButton>
        </div>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {(['free', 'quick', 'full'] as const).map((kind) => (
          <li key={kind}>
            <Link
              to={`/journal/new?kind=${kind}`}
              prefetch="intent"
              className={cardStyles({ isPressable: true, className: 'h-full' })}
            >
              <span className="block font-semibold">{t(`journal-entry:kind.${kind}`)}</span>
              <span className="block text-sm text-muted">{t(`begin.${kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
