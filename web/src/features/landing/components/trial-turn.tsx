import type { Turn } from '@alento/guided-companion/turn.ts';
import { useTranslation } from 'react-i18next';

/** What one of the two has said. */
export function TrialTurn({ turn, isOpening }: { turn: Turn; isOpening: boolean }) {
  const { t } = useTranslation('landing');
  if (turn.role === 'user') {
    return (
      <p
        dir="auto"
        className="max-w-[85%] animate-rise self-end rounded-xl rounded-ee-sm bg-soft px-4.5 py-3 wrap-anywhere whitespace-pre-wrap text-on-soft"
      >
        <span className="sr-only">{t('try.you')} </span>
        {turn.text}
      </p>
    );
  }
  return (
    <p
      dir="auto"
      className={`max-w-prose animate-rise ${isOpening ? 'font-display text-2xl leading-snug text-balance' : 'leading-relaxed'}`}
    >
      <span className="sr-only">{t('try.companion')} </span>
      {turn.text}
    </p>
  );
}
