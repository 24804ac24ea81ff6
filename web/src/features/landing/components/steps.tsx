import { useTranslation } from 'react-i18next';
import { TwoCups } from '#ui/illustrations/two-cups.tsx';

const steps = ['how', 'who', 'talk', 'keep'] as const;

/** How it works, in four steps. */
export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <section className="border-t border-line" aria-labelledby="steps-title">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-16 gap-y-10 px-5 py-20 sm:px-8 lg:grid-cols-[5fr_7fr] lg:py-28">
        <div className="lg:sticky lg:top-10 lg:self-start">
          <h2 id="steps-title" className="font-display text-[clamp(2rem,6vw,3.25rem)]">
            {t('steps.title')}
          </h2>
          <TwoCups className="mt-8 w-44 max-lg:hidden lg:w-60" />
        </div>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step} className="step">
              <div>
                <h3 className="font-display text-2xl">{t(`steps.${step}.title`)}</h3>
                <p className="mt-1.5 max-w-[30rem] text-muted">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
