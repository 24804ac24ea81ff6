import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { type Shortcut, shortcutKeys, shortcuts } from './find-shortcut.ts';
import { Key } from './key.tsx';

interface ShortcutsDialogProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** Every shortcut with its key; single keys can be switched off. */
export function ShortcutsDialog({ isOn, onChange, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation(['common-desk', 'common']);
  const names: Record<Shortcut, string> = {
    new: t('common:navigation.newSession'),
    search: t('shortcuts.search'),
    write: t('shortcuts.write'),
    breathe: t('shortcuts.breathe'),
    help: t('common:help.label'),
    list: t('shortcuts.list'),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shortcuts.title')}
      closeLabel={t('common:close')}
    >
      <Group title={t('shortcuts.everywhere')}>
        {shortcuts.map((shortcut) => (
          <Line key={shortcut} name={names[shortcut]} isOff={!isOn}>
            <Key>{shortcutKeys[shortcut]}</Key>
          </Line>
        ))}
        <Line name={t('shortcuts.listWhileWriting')}>
          <Key>{isMac() ? '⌘' : 'Ctrl'}</Key> <Key>{'/'}</Key>
        </Line>
        <Line name={t('common:quickExit')}>
          <Key>{'Esc'}</Key> <Key>{'Esc'}</Key>
        </Line>
      </Group>
      <Group title={t('shortcuts.conversation')}>
        <Line name={t('shortcuts.send')}>
          <Key>{'Enter'}</Key>
        </Line>
        <Line name={t('shortcuts.newLine')}>
          <Key>{'Shift'}</Key> <Key>{'Enter'}</Key>
        </Line>
        <Line name={t('shortcuts.edit')}>
          <Key>{'↑'}</Key>
        </Line>
      </Group>
      <Switch isSelected={isOn} onChange={onChange} description={t('shortcuts.switchHelp')}>
        {t('shortcuts.switch')}
      </Switch>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-sans text-sm font-semibold text-muted">{title}</h3>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  );
}

function Line({ name, isOff = false, children }: { name: string; isOff?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-center justify-between gap-4 py-1.5 ${isOff ? 'text-muted' : ''}`}>
      <dt>{name}</dt>
      <dd className={`flex shrink-0 gap-1 ${isOff ? 'opacity-55' : ''}`}>{children}</dd>
    </div>
  );
}

function isMac(): boolean {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
}
