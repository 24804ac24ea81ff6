import { tiers } from '@alento/domain/safety/schema.ts';
import { useTranslation } from 'react-i18next';

const looks = {
  0: 'border-line bg-surface text-muted',
  1: 'border-line bg-soft text-on-soft',
  2: 'border-transparent bg-accent-soft text-ink',
  3: 'border-transparent bg-danger-soft text-ink',
  4: 'border-transparent bg-danger text-on-danger',
} as const;

/** What happens at each level, from the quietest to the gravest. */
export function ProtocolLevels() {
  const { t } = useTranslation('protocol');
  return (
    <ol
      start={0}
      className="relative mt-6 grid gap-7 before:absolute before:inset-y-5 before:start-5 before:w-px before:bg-line"
    >
      {tiers.map((tier) => (
        <li key={tier} className="relative flex gap-4 break-inside-avoid sm:gap-5">
          <span
            aria-hidden="true"
            className={`grid size-10 shrink-0 place-items-center rounded-full border font-semibold tabular-nums ring-4 ring-ground print:border-current ${looks[tier]}`}
          >
            {tier}
          </span>
          <div className="min-w-0 pt-1.5 wrap-anywhere">
            <h3 className="font-sans text-base font-semibold">{t(`levels.list.${tier}.title`)}</h3>
            <p className="mt-1">{t(`levels.list.${tier}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
