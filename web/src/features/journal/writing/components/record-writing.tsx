import { distortions } from '@alento/domain/journal/distortions.ts';
import { maxRecordTextLength } from '@alento/domain/journal/limits.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '#ui/slider.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { inSightAt, type RecordStep, type ThoughtRecord, wordsAt } from '../record-steps.ts';
import { DistortionChoice } from './distortion-choice.tsx';
import { FeelingRatings } from './feeling-ratings.tsx';
import { FeelingsField } from './feelings-field.tsx';

interface RecordWritingProps {
  body: ThoughtRecord;
  step: RecordStep;
  onChange: (body: ThoughtRecord) => void;
}

const even = 50;

/** One step of a thought record; the situation and the thought stay in sight. */
export function RecordWriting({ body, step, onChange }: RecordWritingProps) {
  const { t } = useTranslation('journal-entry');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const inSight = inSightAt(body, step);

  // Reading goes on at what is asked next.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <>
      {inSight.length > 0 && (
        <dl className="sticky top-0 z-10 flex max-h-40 flex-col gap-2 overflow-y-auto rounded-lg bg-soft px-4 py-3 text-sm text-on-soft shadow-soft">
          {inSight.map((asked) => (
            <div key={asked}>
              <dt className="font-semibold">{t(`step.${asked}.short`)}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {body[asked]}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <h1 ref={title} tabIndex={-1} className="font-display text-2xl text-balance outline-none">
          {t(`step.${step}.title`)}
        </h1>
        <p className="mt-1 max-w-prose text-muted">{t(`step.${step}.help`)}</p>
      </div>
      {step === 'distortions' ? (
        <DistortionChoice
          offered={distortions}
          value={body.distortions}
          onChange={(chosen) => onChange({ ...body, distortions: chosen })}
        />
      ) : step === 'feelings' ? (
        body.kind === 'full' && (
          <FeelingsField feelings={body.feelings} onChange={(feelings) => onChange({ ...body, feelings })} />
        )
      ) : step === 'after' ? (
        body.kind === 'full' && (
          <>
            {body.alternative.trim() !== '' && (
              <Slider
                label={t('belief')}
                value={body.belief ?? even}
                onChange={(belief) => onChange({ ...body, belief })}
              />
            )}
            <FeelingRatings feelings={body.feelings} onChange={(feelings) => onChange({ ...body, feelings })} />
          </>
        )
      ) : (
        <TextArea
          key={step}
          label={t(`step.${step}.title`)}
          isLabelHidden
          value={wordsAt(body, step)}
          onChange={(words) => onChange({ ...body, [step]: words })}
          maxLength={maxRecordTextLength}
          rows={5}
          maxRows={16}
        />
      )}
    </>
  );
}
