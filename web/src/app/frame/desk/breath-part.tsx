import { slowBreathSeconds } from '@alento/domain/safety/slow-breath.ts';
import { useTranslation } from 'react-i18next';
import { useSlowBreath } from '#features/safety/use-slow-breath.ts';
import { Button } from '#ui/button.tsx';
import { AsidePart } from './aside-part.tsx';

/** A slow breath beside the conversation, which stays as it is meanwhile. */
export function BreathPart() {
  const { t } = useTranslation('safety');
  const { breath, start, stop } = useSlowBreath();
  return (
    <AsidePart title={t('breath.title')}>
      {breath ? (
        <div className="grid h-36 place-items-center">
          <span
            aria-hidden="true"
            className={`lamp col-start-1 row-start-1 size-36 rounded-full transition-transform ease-in-out still:transition-none ${breath.phase === 'in' ? 'starting:scale-50' : 'scale-50'}`}
            style={{ transitionDuration: `${slowBreathSeconds[breath.phase]}s` }}
          />
          <p aria-live="assertive" className="col-start-1 row-start-1 font-display text-lg">
            {t(`breath.${breath.phase}`)}
          </p>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('breath.text')}</p>
      )}
      <Button variant="secondary" size="small" className="mt-3" onPress={breath ? stop : start}>
        {t(breath ? 'breath.stop' : 'breath.start')}
      </Button>
    </AsidePart>
  );
}
