import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PlainButton } from '#ui/plain-button.tsx';
import { findShortcut, type Shortcut } from './find-shortcut.ts';
import { Key } from './key.tsx';
import { useShortcutsOn } from './use-shortcuts-on.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** The ways of whoever has a keyboard, and the button that shows them. */
export function KeyboardShortcuts() {
  const { t } = useTranslation('common-desk');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useShortcutsOn();

  useEffect(() => {
    const ways: Record<Shortcut, () => void> = {
      new: () => void navigate('/new-session'),
      search: () => void navigate('/sessions?search'),
      write: () => {
        const box = document.querySelector<HTMLElement>('main textarea');
        if (box) box.focus();
        else void navigate('/app');
      },
      breathe: () => void navigate('/mindfulness?tab=breathing'),
      help: () => void navigate('/help'),
      list: () => setOpen(true),
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || hasOverlay()) return;
      const shortcut = findShortcut(event, { isTyping: isTyping(event.target), isOn });
      if (shortcut === null) return;
      event.preventDefault();
      ways[shortcut]();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [navigate, isOn]);

  return (
    <>
      <PlainButton
        className="gap-2 px-3 text-start text-sm text-muted! no-underline! hover:text-ink!"
        onPress={() => setOpen(true)}
      >
        <span aria-hidden="true">
          <Key>{'?'}</Key>
        </span>
        {t('shortcuts.title')}
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ShortcutsDialog isOn={isOn} onChange={setOn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** What lies over the screen has keys of its own. */
function hasOverlay(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;
}
