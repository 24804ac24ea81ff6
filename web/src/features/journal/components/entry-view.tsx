import type { JournalBody } from '@alento/domain/journal/body-schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeelingChanges } from './feeling-changes.tsx';

/** An entry to read again. */
export function EntryView({ body }: { body: JournalBody }) {
  const { t } = useTranslation('journal-entry');
  if (body.kind === 'free')
    return (
      <div className="flex flex-col gap-5">
        {body.prompt !== null && <p className="font-display text-2xl text-balance">{t(`prompt.${body.prompt}`)}</p>}
        <Words>{body.text}</Words>
      </div>
    );
  return (
    <dl className="flex flex-col gap-6">
      <Part title={t('step.situation.short')} words={body.situation} />
      {body.kind === 'full' && body.feelings.length > 0 && (
        <Part title={t('step.feelings.short')}>
          <FeelingChanges feelings={body.feelings} />
        </Part>
      )}
      <Part title={t('step.thought.short')} words={body.thought} />
      {body.kind === 'quick' && <Part title={t('step.feeling.short')} words={body.feeling} />}
      {body.distortions.length > 0 && (
        <Part title={t('step.distortions.short')}>
          {body.distortions.map((distortion) => t(`distortion.${distortion}.name`)).join(' · ')}
        </Part>
      )}
      {body.kind === 'full' && (
        <>
          <Part title={t('step.evidenceFor.short')} words={body.evidenceFor} />
          <Part title={t('step.evidenceAgainst.short')} words={body.evidenceAgainst} />
        </>
      )}
      <Part title={t('step.alternative.short')} words={body.alternative} />
      {body.kind === 'full' && body.belief !== null && (
        <Part title={t('belief')}>{t('rating', { rating: body.belief })}</Part>
      )}
    </dl>
  );
}

/** One answer; nothing where none was given. */
function Part({ title, words, children }: { title: string; words?: string; children?: ReactNode }) {
  if (words?.trim() === '') return null;
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{title}</dt>
      <dd className="mt-1">{words === undefined ? children : <Words>{words}</Words>}</dd>
    </div>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
      {children}
    </p>
  );
}
