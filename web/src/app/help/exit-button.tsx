import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ExitIcon } from '#ui/icons.tsx';
import { quickExit } from './quick-exit.ts';

const looks = {
  little: { button: 'w-touch px-0', words: 'sr-only' },
  usual: { button: 'max-lg:w-touch max-lg:px-0 lg:px-3', words: 'max-lg:sr-only' },
  plenty: { button: 'px-3 -ms-3', words: '' },
} as const;

/** Out of here at once; it says so where there is room. */
export function ExitButton({ room = 'usual' }: { room?: keyof typeof looks }) {
  const { t } = useTranslation('common');
  const { button, words } = looks[room];
  return (
    <Button
      variant="quiet"
      size="small"
      className={`shrink-0 font-normal! text-muted hover:text-ink ${button}`}
      onPress={quickExit}
    >
      <ExitIcon className="shrink-0" />
      <span className={words}>{t('quickExit')}</span>
    </Button>
  );
}
