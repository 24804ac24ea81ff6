import { instrumentNames } from '@alento/domain/assessments/instruments.ts';
import type { Assessment } from '@alento/domain/assessments/schema.ts';
import { bandOf, highestScore, scoreOf, tellsOfSelfHarm } from '@alento/domain/assessments/score.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { HelpIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

const strong = new Set(['moderate', 'moderatelySevere', 'severe']);

/** What answers say in plain words, right after they were given. */
export function AssessmentResult({ assessment: { instrument, answers } }: { assessment: Assessment }) {
  const { t } = useTranslation(['assessments', 'common']);
  const write = useNumbers();
  const heading = useRef<HTMLHeadingElement>(null);
  const score = scoreOf(answers);
  const band = bandOf(instrument, score);
  const needsHelp = tellsOfSelfHarm(instrument, answers);

  // The form has gone: reading goes on here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card tone="soft" role="region" aria-labelledby="assessment-result">
      <h2 id="assessment-result" ref={heading} tabIndex={-1} className="font-display text-xl outline-none">
        {t('result')}
      </h2>
      <p className="text-sm">{instrumentNames[instrument]}</p>
      <p className="mt-2 font-display text-3xl tabular-nums">
        {t('score', { score: write(score), most: write(highestScore(instrument)) })}
      </p>
      <p className="mt-2 max-w-prose">{t(`meaning.${instrument}.${band}`)}</p>
      {needsHelp && <p className="mt-2 max-w-prose">{t('support')}</p>}
      {strong.has(band) && <p className="mt-2 max-w-prose">{t('talk')}</p>}
      {(needsHelp || strong.has(band)) && (
        <ButtonLink to="/help" className="mt-4" variant={needsHelp ? 'primary' : 'secondary'}>
          <HelpIcon className="size-5 shrink-0" />
          {t('common:help.label')}
        </ButtonLink>
      )}
    </Card>
  );
}
