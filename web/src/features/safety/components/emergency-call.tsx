import { callLink } from '@alento/safety/help-lines/contact-links.ts';
import type { EmergencyNumber } from '@alento/safety/help-lines/schema.ts';
import { Trans, useTranslation } from 'react-i18next';
import { PhoneIcon } from '#ui/icons.tsx';
import { emergencyLabels, placeLabels } from '../emergency-labels.ts';
import { NumberText } from './number-text.tsx';

interface EmergencyCallProps {
  emergency: EmergencyNumber;
  /** Which of the two numbers that serve most of the world this is; null where the country is known. */
  place: number | null;
}

/** The largest thing of a block of help: one tap calls. */
export function EmergencyCall({ emergency: { number, service }, place }: EmergencyCallProps) {
  const { t } = useTranslation('safety');
  const label = place === null ? emergencyLabels[service ?? 'any'] : (placeLabels[place] ?? emergencyLabels.any);
  return (
    <a
      href={callLink(number)}
      className="flex touch-manipulation items-center gap-4 rounded-lg border border-transparent bg-primary px-5 py-3.5 text-on-primary no-underline transition-colors hover:bg-primary-hover"
    >
      <PhoneIcon className="size-7 shrink-0" />
      <span className="min-w-0">
        <span className="block font-display text-2xl font-medium">
          <Trans t={t} i18nKey="emergency.call" values={{ number }} components={{ n: <NumberText /> }} />
        </span>
        <span className="block">{t(label)}</span>
      </span>
    </a>
  );
}
