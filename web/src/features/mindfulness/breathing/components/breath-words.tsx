import type { BreathMoment } from '@alento/domain/mindfulness/breathing.ts';
import { rapidBreaths } from '@alento/domain/mindfulness/breathing-patterns.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';

/** Seconds under which steps follow each other too fast for each to be said. */
const tooFast = 2;
const saidEvery = 10;

export interface BreathWordsProps {
  /** Null while somebody settles in. */
  moment: BreathMoment | null;
  showsCount: boolean;
}

/** What to do now, in large, and said to screen readers when it changes. */
export function BreathWords({ moment, showsCount }: BreathWordsProps) {
  const { t } = useTranslation('mindfulness');
  const format = useNumbers();
  const spoken = useSpoken();
  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {spoken(moment)}
      </p>
      <p aria-hidden="true" className="font-display text-4xl text-balance">
        {wordOf(t, moment)}
      </p>
      {showsCount && (
        <p aria-hidden="true" className="mt-1 h-9 text-2xl text-muted tabular-nums">
          {typeof moment?.left === 'number' && format(moment.left)}
        </p>
      )}
    </>
  );
}

type Words = TFunction<'mindfulness'>;

function wordOf(t: Words, moment: BreathMoment | null): string {
  if (moment === null) return t('breathing.settle');
  return moment.seconds === null ? t('breathing.openHold') : t(`breathing.phase.${moment.phase}`);
}

/** Of rapid breaths the first is said, and then every tenth: more would only be cut off by the next. */
function useSpoken(): (moment: BreathMoment | null) => string {
  const { t } = useTranslation('mindfulness');
  return (moment) => {
    if (moment?.seconds === null) return t(moment.isLong ? 'breathing.longHold' : 'breathing.holdHint');
    const isRapid = moment !== null && moment.seconds < tooFast && moment.breath <= rapidBreaths && moment.round > 0;
    if (!isRapid || moment.phase === 'topUp' || moment.breath === 1) return wordOf(t, moment);
    const said = Math.floor(moment.breath / saidEvery) * saidEvery;
    return said === 0 ? t('breathing.keepPace') : t('breathing.breath', { breath: said, breaths: rapidBreaths });
  };
}
