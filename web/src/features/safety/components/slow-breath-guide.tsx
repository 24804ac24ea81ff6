import { slowBreathSeconds } from '@alento/domain/safety/slow-breath.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useSlowBreath } from '../use-slow-breath.ts';

const counts = ['breath.one', 'breath.two', 'breath.three', 'breath.four', 'breath.five', 'breath.six'] as const;

/** A line that rises with the in-breath and falls with the out-breath. The words alone are enough to follow. */
export function SlowBreathGuide() {
  const { t } = useTranslation('safety');
  const { breath, start, stop } = useSlowBreath();
  const count = breath && counts[breath.count - 1];
  return (
    <section aria-labelledby="breath">
      <h2 id="breath" className="font-display text-2xl">
        {t('breath.title')}
      </h2>
      <Card className="mt-3 flex flex-col gap-4">
        <p>{t('breath.text')}</p>
        {breath && (
          <div className="flex flex-col items-center">
            <Swell isHigh={breath.phase === 'in'} seconds={slowBreathSeconds[breath.phase]} />
            <p aria-live="assertive" className="font-display text-2xl">
              {t(`breath.${breath.phase}`)}
            </p>
            <p aria-hidden="true" className="text-lg text-muted">
              {count && t(count)}
            </p>
          </div>
        )}
        <Button variant="secondary" className="self-start" onPress={breath ? stop : start}>
          {t(breath ? 'breath.stop' : 'breath.start')}
        </Button>
      </Card>
    </section>
  );
}

function Swell({ isHigh, seconds }: { isHigh: boolean; seconds: number }) {
  return (
    <svg viewBox="0 0 240 60" preserveAspectRatio="none" aria-hidden="true" className="mb-3 h-24 w-full still:hidden">
      <path
        d="M4 56C70 56 84 6 120 6s50 50 116 50"
        vectorEffect="non-scaling-stroke"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className={`origin-bottom stroke-accent-ink transition-transform ease-in-out ${isHigh ? 'starting:scale-y-6' : 'scale-y-6'}`}
        style={{ transitionDuration: `${seconds}s` }}
      />
    </svg>
  );
}
