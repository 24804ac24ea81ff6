import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SignUpStep, signUpSteps } from '#features/account/sign-up/sign-up-steps.ts';

/** Where somebody is in a sign-up. A new step is read from here. */
export function SignUpProgress({ step }: { step: SignUpStep }) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const position = signUpSteps.indexOf(step) + 1;
  useEffect(() => {
    if (shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    }
    shown.current = step;
  }, [step]);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 font-display text-xl outline-none">
          {t(`signUp.steps.${step}`)}
        </h2>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {t('signUp.step', { step: position, total: signUpSteps.length })}
        </span>
      </div>
      <div aria-hidden="true" className="flex gap-1.5">
        {signUpSteps.map((each, index) => (
          <span
            key={each}
            className={`h-1.5 flex-1 rounded-full forced-colors:border ${index < position ? 'bg-primary forced-colors:bg-[Highlight]' : 'bg-sunken ring-1 ring-line ring-inset'}`}
          />
        ))}
      </div>
    </div>
  );
}
