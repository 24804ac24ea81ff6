import { callLink } from '@alento/safety/help-lines/contact-links.ts';
import type { EmergencyNumber } from '@alento/safety/help-lines/schema.ts';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
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
      className="flex touch-manipulation flex-wrap items-center gap-x-4 rounded-lg border border-transparent bg-primary px-pad py-3.5 low:py-2 text-on-primary no-underline transition-colors hover:bg-primary-hover"
    >
      <PhoneIcon className="size-7 shrink-0" />
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="block font-display text-[min(var(--text-2xl),11vw)] leading-(--text-2xl--line-height) font-medium">
          <Sentence text={t('emergency.call', { number })} elements={{ n: <NumberText /> }} />
        </span>
        <span className="block">{t(label)}</span>
      </span>
    </a>
  );
}
