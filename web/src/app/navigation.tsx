import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { ConversationIcon, HomeIcon, PlusIcon } from '#ui/icons.tsx';

const places = [
  { to: '/app', words: 'navigation.home', PlaceIcon: HomeIcon },
  { to: '/new-session', words: 'navigation.newSession', PlaceIcon: PlusIcon },
  { to: '/sessions', words: 'navigation.sessions', PlaceIcon: ConversationIcon },
] as const;

/** The main places, at the top where there is room. */
export function HeaderNavigation() {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('navigation.label')} className="hidden gap-1 md:flex">
      {places.map(({ to, words }) => (
        <NavLink
          key={to}
          to={to}
          prefetch="intent"
          className="grid min-h-11 place-items-center rounded-full px-4 text-muted no-underline transition-colors hover:bg-soft hover:text-ink aria-[current=page]:bg-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-soft"
        >
          {t(words)}
        </NavLink>
      ))}
    </nav>
  );
}

/** The main places, under the thumb on a phone. */
export function BottomNavigation() {
  const { t } = useTranslation('common');
  return (
    <nav
      aria-label={t('navigation.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid max-w-md grid-cols-3">
        {places.map(({ to, words, PlaceIcon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group flex min-h-16 touch-manipulation flex-col items-center justify-center gap-0.5 text-xs text-muted no-underline -outline-offset-4 aria-[current=page]:text-ink"
            >
              <span className="grid h-8 w-14 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-soft group-aria-[current=page]:text-on-soft">
                <PlaceIcon className="size-6" />
              </span>
              {t(words)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
