import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { ConversationIcon, EditIcon, LeafIcon, PlusIcon, PremiumIcon, ProgressIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { DeskSlot } from './desk/desk-slot.tsx';

interface Place {
  to: string;
  words: ParseKeys;
  PlaceIcon: typeof LeafIcon;
  /** Only where there is room. */
  isAside?: boolean;
}

const places: readonly Place[] = [
  { to: '/sessions', words: 'navigation.sessions', PlaceIcon: ConversationIcon },
  { to: '/mindfulness', words: 'navigation.mindfulness', PlaceIcon: LeafIcon },
  { to: '/journal', words: 'navigation.journal', PlaceIcon: EditIcon, isAside: true },
  { to: '/progress', words: 'navigation.progress', PlaceIcon: ProgressIcon },
  { to: '/premium', words: 'navigation.premium', PlaceIcon: PremiumIcon },
];

const thumbPlaces = places.filter(({ isAside }) => !isAside);

/** The name of the house, which leads home. */
export function HomeLink({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Link
      to="/app"
      viewTransition
      aria-label={t('goHome')}
      className="flex min-h-11 items-center rounded-md text-ink no-underline"
    >
      <Wordmark name={t('appName')} isShort={isShort} />
    </Link>
  );
}

/** The main places and the last conversations, along the side where there is room. */
export function SideNavigation() {
  const { t } = useTranslation('common');
  return (
    <nav
      aria-label={t('navigation.label')}
      className="sticky top-(--offline-bar,0px) hidden h-[calc(100dvh-var(--offline-bar,0px))] w-60 shrink-0 flex-col gap-5 overflow-y-auto border-e border-line px-4 py-5 md:flex"
    >
      <div className="px-3">
        <HomeLink />
      </div>
      <ButtonLink to="/new-session" viewTransition className="px-3 whitespace-nowrap">
        <PlusIcon className="size-5 shrink-0" />
        {t('navigation.newSession')}
      </ButtonLink>
      <ul className="flex flex-col gap-1">
        {places.map(({ to, words, PlaceIcon }) => (
          <li key={to}>
            <NavLink
              to={to}
              viewTransition
              prefetch="intent"
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 text-muted no-underline transition-colors hover:bg-soft hover:text-ink aria-[current=page]:bg-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-soft"
            >
              <PlaceIcon className="size-6" />
              {t(words)}
            </NavLink>
          </li>
        ))}
      </ul>
      <DeskSlot name="history" />
      <div className="mt-auto">
        <DeskSlot name="shortcuts" />
      </div>
    </nav>
  );
}

/** The main places, under the thumb on a phone; the person's menu has the others. */
export function BottomNavigation() {
  const { t } = useTranslation('common');
  return (
    <nav
      aria-label={t('navigation.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid max-w-md grid-cols-4">
        {thumbPlaces.map(({ to, words, PlaceIcon }) => (
          <li key={to} className="min-w-0">
            <NavLink
              to={to}
              viewTransition
              prefetch="intent"
              className="group flex min-h-16 touch-manipulation flex-col items-center justify-center gap-0.5 px-0.5 text-xs text-muted no-underline -outline-offset-4 aria-[current=page]:text-ink"
            >
              <span className="grid h-8 w-[min(3.5rem,20vw)] place-items-center rounded-full transition-colors group-aria-[current=page]:bg-soft group-aria-[current=page]:text-on-soft">
                <PlaceIcon className="size-6" />
              </span>
              <span className="line-clamp-2 max-w-full text-center text-[min(var(--text-xs),4.2vw)] leading-tight hyphens-auto wrap-anywhere">
                {t(words)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
