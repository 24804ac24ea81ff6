import { useTranslation } from 'react-i18next';
import { buttonStyles } from '#ui/button-styles.ts';

const lines = ['first', 'second'] as const;

const looks = {
  text: 'inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-1.5 px-2 wrap-anywhere underline decoration-current/40 underline-offset-4 hover:decoration-current',
  buttons: buttonStyles({ className: 'max-w-full flex-wrap wrap-anywhere' }),
} as const;

/** The numbers to call in an emergency, by the page's language until the person's country is known. */
export function HelpNumbers({ look }: { look: keyof typeof looks }) {
  const { t } = useTranslation('landing');
  return (
    <span className={look === 'text' ? 'inline-flex flex-wrap' : 'flex flex-wrap gap-2'}>
      {lines.map((line) => {
        const number = t(`help.${line}.number`);
        const who = t(`help.${line}.who`);
        return (
          <a key={line} href={`tel:${number}`} aria-label={t('help.call', { number, who })} className={looks[look]}>
            <strong className="font-semibold tabular-nums">{number}</strong> <span>{who}</span>
          </a>
        );
      })}
    </span>
  );
}
