import { type ComponentType, lazy, Suspense } from 'react';
import { nextPaint } from '#lib/next-paint.ts';
import { useMedia } from '#lib/use-media.ts';

/** Nothing of a desktop holds up the screen, and what cannot be fetched must not take the app with it. */
function lazyPart(load: () => Promise<ComponentType>) {
  return lazy<ComponentType>(async () => {
    await nextPaint();
    return load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    );
  });
}

const SessionHistory = lazyPart(
  async () => (await import('#features/chat/components/session-history.tsx')).SessionHistory,
);
const KeyboardShortcuts = lazyPart(async () => (await import('./keyboard-shortcuts.tsx')).KeyboardShortcuts);
const ConversationAside = lazyPart(async () => (await import('./conversation-aside.tsx')).ConversationAside);

const parts = {
  /** The side stands where `md:` begins, and the third column where `xl:` does. */
  history: { Part: SessionHistory, query: '(min-width: 48rem)' },
  shortcuts: { Part: KeyboardShortcuts, query: '(min-width: 48rem) and (hover: hover) and (pointer: fine)' },
  aside: { Part: ConversationAside, query: '(min-width: 80rem)' },
} as const;

/** A part of the desktop's screen, loaded where the window has room for it. */
export function DeskSlot({ name }: { name: keyof typeof parts }) {
  const { Part, query } = parts[name];
  const hasRoom = useMedia(query);
  return <Suspense fallback={null}>{hasRoom && <Part />}</Suspense>;
}
