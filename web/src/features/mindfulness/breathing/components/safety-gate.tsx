import { wimHofCautions, wimHofSafetyVersion } from '@alento/domain/mindfulness/policy.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { changeBreathing } from '../breathing-memory.ts';

const rules = ['water', 'driving', 'place', 'stop'] as const;

/** What Wim Hof's breaths are warned of; read before the first time, and again when it has changed. */
export function SafetyGate() {
  const { t } = useTranslation('mindfulness');
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-display text-3xl">{t('breathing.safety.title')}</h1>
      <p className="flex gap-3 rounded-lg bg-accent-soft p-pad font-semibold">
        <AlertIcon className="shrink-0 text-accent-ink" />
        {t('breathing.safety.intro')}
      </p>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        {rules.map((rule) => (
          <li key={rule}>{t(`breathing.safety.${rule}`)}</li>
        ))}
      </ul>
      <section aria-labelledby="cautions" className="flex flex-col gap-2">
        <h2 id="cautions" className="font-semibold">
          {t('breathing.safety.notWith')}
        </h2>
        <ul className="flex list-disc flex-col gap-1 ps-6">
          {wimHofCautions.map((caution) => (
            <li key={caution}>{t(`breathing.safety.caution.${caution}`)}</li>
          ))}
        </ul>
        <p>{t('breathing.safety.doctor')}</p>
      </section>
      <div className="flex flex-col gap-2">
        <ButtonLink to="/mindfulness" variant="primary" size="large">
          {t('breathing.safety.decline')}
        </ButtonLink>
        <Button variant="outline" size="large" onPress={() => changeBreathing({ readSafety: wimHofSafetyVersion })}>
          {t('breathing.safety.confirm')}
        </Button>
      </div>
    </div>
  );
}
