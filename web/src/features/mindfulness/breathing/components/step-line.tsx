import type { BreathMoment, BreathStep } from '@alento/domain/mindfulness/breathing.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';

/** A breath with more parts is not one that somebody reads along. */
const mostParts = 4;

/** For whoever wants nothing to move: the parts of the breath as text, the current one marked. */
export function StepLine({ steps, moment }: { steps: readonly BreathStep[]; moment: BreathMoment | null }) {
  const { t } = useTranslation('mindfulness');
  const format = useNumbers();
  if (steps.length > mostParts) return null;
  const current = moment && moment.index % steps.length;
  return (
    <ol aria-hidden="true" className="hidden flex-wrap justify-center gap-2 still:flex">
      {steps.map(({ phase, seconds }, place) => (
        <li
          key={phase}
          className={`rounded-full border px-3.5 py-1.5 text-sm ${place === current ? 'border-control bg-soft font-semibold text-on-soft' : 'border-transparent text-muted'}`}
        >
          {t(`breathing.phase.${phase}`)} <span className="tabular-nums">{seconds !== null && format(seconds)}</span>
        </li>
      ))}
    </ol>
  );
}
