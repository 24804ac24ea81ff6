import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

const senses = ['see', 'touch', 'hear', 'smell', 'taste'] as const;

/** Five, four, three, two, one: through the senses back to where one is. Before the first step it rests. */
export function Grounding() {
  const { t } = useTranslation('safety');
  const [step, setStep] = useState<number | null>(null);
  const sense = step === null ? undefined : senses[step];
  const isDone = step === senses.length;
  return (
    <section aria-labelledby="grounding">
      <h2 id="grounding" className="font-display text-2xl">
        {t('grounding.title')}
      </h2>
      <Card className="mt-3 flex flex-col gap-4">
        <div aria-live="polite" aria-atomic="true" className={step === null ? '' : 'min-h-28'}>
          {step === null && <p>{t('grounding.text')}</p>}
          {step !== null && sense && (
            <div className="flex items-start gap-4">
              <span aria-hidden="true" className="font-display text-5xl text-accent-ink tabular-nums">
                {senses.length - step}
              </span>
              <div className="min-w-0">
                <p className="text-sm text-muted">{t('grounding.step', { step: step + 1, count: senses.length })}</p>
                <p className="font-display text-xl">{t(`grounding.${sense}.title`)}</p>
                <p className="mt-1">{t(`grounding.${sense}.text`)}</p>
              </div>
            </div>
          )}
          {isDone && (
            <>
              <p className="font-display text-xl">{t('grounding.done.title')}</p>
              <p className="mt-1">{t('grounding.done.text')}</p>
            </>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {/* The same button all the way, so that a finger or the focus stays where it is. */}
          <Button variant="secondary" onPress={() => setStep(step === null || isDone ? 0 : step + 1)}>
            {t(nextWords(step))}
          </Button>
          {step !== null && step > 0 && !isDone && (
            <PlainButton onPress={() => setStep(step - 1)}>{t('grounding.previous')}</PlainButton>
          )}
        </div>
      </Card>
    </section>
  );
}

function nextWords(step: number | null) {
  if (step === null) return 'grounding.start';
  if (step === senses.length) return 'grounding.again';
  return step === senses.length - 1 ? 'grounding.finish' : 'grounding.next';
}
