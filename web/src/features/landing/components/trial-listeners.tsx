import type { Personality } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';
import { PersonalityMark } from '#ui/illustrations/personality-mark.tsx';

const order = ['default', 'friend', 'wise', 'therapist', 'coach'] as const satisfies readonly Personality[];

interface TrialListenersProps {
  labelledBy: string;
  className: string;
}

/** Who can listen; a press opens the conversation, or goes on with it in another voice. */
export function TrialListeners({ labelledBy, className }: TrialListenersProps) {
  const { t } = useTranslation('chat');
  return (
    <div role="group" aria-labelledby={labelledBy} className={`flex gap-2 ${className}`}>
      {order.map((personality) => (
        <button
          key={personality}
          type="button"
          aria-pressed="false"
          data-personality={personality}
          className="inline-flex min-h-12 max-w-full cursor-pointer items-center gap-2.5 rounded-full border border-control ps-2 pe-5 text-start transition-colors hover:bg-soft aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          <PersonalityMark name={personality} className="size-8 shrink-0" />
          {t(`personality.${personality}.name`)}
        </button>
      ))}
    </div>
  );
}
