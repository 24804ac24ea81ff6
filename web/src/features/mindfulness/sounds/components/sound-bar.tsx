import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { stop } from '../player.ts';
import { useSounds } from '../state.ts';
import { useLockScreenTitle } from '../use-lock-screen-title.ts';
import { useSoundWords } from '../use-sound-words.ts';
import { PlayButton } from './play-button.tsx';

// A conversation, an exercise or a breath fills the screen, and what one writes or presses stands at its lower edge.
const fillsScreen = /^\/(?:session|exercises|mindfulness\/(?:breathing|meditations))\/./;

/** Makes room at the top of what fills the screen. */
function useTopBar(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty('--top-bar', '3.25rem');
    return () => void style.removeProperty('--top-bar');
  }, [isShown]);
}

/** What plays, on every other screen: a line above the navigation, or at the top where something fills the screen. */
export function SoundBar() {
  const { t } = useTranslation('mindfulness-sounds');
  const { status, mix, secondsLeft } = useSounds();
  const words = useSoundWords();
  const isOnTop = fillsScreen.test(useLocation().pathname);
  useLockScreenTitle();
  useTopBar(isOnTop && status !== 'idle');
  if (status === 'idle') return null;
  const place = isOnTop
    ? 'top-0 border-b'
    : 'bottom-[calc(4rem+env(safe-area-inset-bottom))] border-t md:start-auto md:end-6 md:bottom-6 md:w-88 md:rounded-full md:border md:shadow-lifted';
  return (
    <section
      aria-label={t('bar.label')}
      className={`fixed inset-x-0 z-40 flex h-13 items-center gap-1 border-line bg-raised px-2 print:hidden ${place}`}
    >
      <PlayButton variant="quiet" />
      <Link
        to="/mindfulness/sounds"
        className="flex min-h-touch min-w-0 flex-1 flex-col justify-center text-ink no-underline"
      >
        <span className="truncate text-sm font-semibold">{words.names(mix)}</span>
        <span className="truncate text-xs text-muted">
          {status === 'failed' ? t('failed') : secondsLeft === null ? t('bar.open') : words.left(secondsLeft)}
        </span>
      </Link>
      <IconButton variant="muted" label={t('bar.stop')} onPress={stop}>
        <CloseIcon className="size-5" />
      </IconButton>
    </section>
  );
}
