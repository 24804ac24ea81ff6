import type { Session } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSessionTitle } from '#features/chat/use-session-title.ts';
import { formatRelative } from '#lib/dates.ts';
import { cardStyles } from '#ui/card.tsx';
import { ForwardIcon } from '#ui/icons.tsx';
import { PersonalityMark } from '#ui/illustrations/personality-mark.tsx';

export function RecentConversation({ session }: { session: Session }) {
  const { t, i18n } = useTranslation(['common', 'chat', 'mood']);
  const titleOf = useSessionTitle();
  const [now] = useState(() => new Date());
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? session.language);
  const time = formatRelative(new Date(session.lastActivityAt), now, locale);
  const told =
    session.mood === null ? t(`chat:personality.${session.personality}.name`) : t(`mood:name.${session.mood}`);
  return (
    <Link
      to={`/session/${session.id}`}
      prefetch="intent"
      className={cardStyles({ isPressable: true, className: 'flex items-center gap-4 px-4 py-3.5' })}
    >
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-soft text-2xl">
        {session.mood === null ? (
          <PersonalityMark name={session.personality} className="size-7" />
        ) : (
          moodCatalogue[session.mood].emoji
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {titleOf(session)}
        </span>
        <span className="block text-sm text-muted">{`${told} · ${time}`}</span>
      </span>
      <ForwardIcon className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
