import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { MoonIcon } from '#ui/icons.tsx';

/** The end of winding down: nothing is asked, and nothing has to be pressed. The bar says how long the sound goes on. */
export function GoodNight({ onAgain, onLeave }: { onAgain: () => void; onLeave: () => void }) {
  const { t } = useTranslation('mindfulness');
  return (
    <div className="m-auto flex w-full max-w-sm flex-col items-center gap-3 px-gutter text-center">
      <MoonIcon className="size-12 text-accent-ink" />
      <div role="status" className="flex flex-col gap-3">
        <h1 className="font-display text-4xl">{t('sleep.windDown.goodNight')}</h1>
        <p className="text-balance text-muted">{t('sleep.windDown.goodNightText')}</p>
      </div>
      <Button variant="quiet" className="mt-6" onPress={onAgain}>
        {t('breathing.again')}
      </Button>
      <Button variant="quiet" onPress={onLeave}>
        {t('breathing.leave')}
      </Button>
    </div>
  );
}
