import { isVeryLow, type NextStep, nextStepsFor } from '@alento/domain/mood/next-steps.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogueTitles } from '#features/exercises/use-dialogue-titles.ts';
import { ConversationIcon, EditIcon, HelpIcon, LeafIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

const icon = 'size-5 shrink-0';

/** What somebody can do with the mood they have just noted; for a very low one help comes first. */
export function NextSteps({ mood }: { mood: Mood }) {
  const { t } = useTranslation(['mood', 'common']);
  const needsHelp = isVeryLow(mood);
  return (
    <div className="mt-4 animate-appear">
      {needsHelp && <p className="mb-3 max-w-prose">{t('next.support')}</p>}
      <ul aria-label={t('next.label')} className="flex flex-wrap gap-2">
        {needsHelp && (
          <li>
            <ButtonLink to="/help" size="small">
              <HelpIcon className={icon} />
              {t('common:help.label')}
            </ButtonLink>
          </li>
        )}
        {nextStepsFor(mood).map((step) => (
          <li key={step}>
            <StepLink step={step} mood={mood} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StepLink({ step, mood }: { step: NextStep; mood: Mood }) {
  const { t } = useTranslation('mood');
  const titles = useDialogueTitles();
  if (step === 'talk')
    return (
      <StepButton to={`/new-session?mood=${mood}`} picture={<ConversationIcon className={icon} />}>
        {t('next.talk')}
      </StepButton>
    );
  if (step === 'breathe')
    return (
      <StepButton to="/mindfulness" picture={<LeafIcon className={icon} />}>
        {t('next.breathe')}
      </StepButton>
    );
  return titles === undefined ? null : (
    <StepButton to={`/exercises/${step}`} picture={<EditIcon className={icon} />}>
      {titles[step]}
    </StepButton>
  );
}

function StepButton({ to, picture, children }: { to: string; picture: ReactNode; children: string }) {
  return (
    <ButtonLink to={to} variant="secondary" size="small">
      {picture}
      {children}
    </ButtonLink>
  );
}
