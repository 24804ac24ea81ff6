import type { Script } from '@alento/guided-companion/dialogues/script.ts';
import type { DialogueTexts, SharedTexts } from '@alento/guided-companion/dialogues/texts.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Button } from '#ui/button.tsx';

export interface ConsentProps {
  readonly script: Script;
  readonly title: string;
  readonly texts: DialogueTexts;
  readonly shared: SharedTexts;
  readonly isOfAccount: boolean;
  /** Null where there is nothing to go on with. */
  readonly onGoOn: (() => void) | null;
  readonly onStart: () => void;
  readonly onSomethingElse: () => void;
  readonly onJustListen: () => void;
}

/** What an exercise is, how long it takes and who should take care, before anything of it begins. */
export function Consent({ script, title, texts, shared, isOfAccount, ...actions }: ConsentProps) {
  const { t } = useTranslation('exercises');
  const format = useNumbers();
  const { onGoOn, onStart, onSomethingElse, onJustListen } = actions;
  return (
    <div className="flex flex-1 flex-col gap-6">
      <h1 className="font-display text-3xl text-balance">{title}</h1>
      <p className="max-w-prose text-lg leading-relaxed">{texts.about}</p>
      <p className="max-w-prose">{shared.consent.replace('{minutes}', format(script.minutes))}</p>
      {script.cautions.length > 0 && (
        <ul className="flex max-w-prose flex-col gap-1.5 border-s-2 border-accent ps-4 text-sm text-muted">
          {script.cautions.map((caution) => (
            <li key={caution}>{shared.cautions[caution]}</li>
          ))}
        </ul>
      )}
      {!isOfAccount && <p className="text-sm text-muted">{t('guest.stays')}</p>}
      <div className="mt-auto flex flex-col gap-2 pt-4 sm:mt-4 sm:items-start">
        {onGoOn !== null && (
          <Button size="large" className="max-sm:w-full" onPress={onGoOn}>
            {t('start.goOn')}
          </Button>
        )}
        <Button
          size="large"
          variant={onGoOn === null ? 'primary' : 'secondary'}
          className="max-sm:w-full"
          onPress={onStart}
        >
          {onGoOn === null ? shared.start : t('start.again')}
        </Button>
        <div className="flex flex-wrap gap-x-2 max-sm:justify-center sm:-ms-3">
          <Button variant="quiet" onPress={onSomethingElse}>
            {shared.somethingElse}
          </Button>
          <Button variant="quiet" onPress={onJustListen}>
            {shared.justListen}
          </Button>
        </div>
      </div>
    </div>
  );
}
