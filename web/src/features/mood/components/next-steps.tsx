import { promptsByMood } from '@alento/domain/journal/prompts.ts';
import { moodGroupOf } from '@alento/domain/mood/groups.ts';
import { isVeryLow, type NextStep, nextStepsFor } from '@alento/domain/mood/next-steps.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogueTitles } from '#features/exercises/use-dialogue-titles.ts';
import { useSuggestedPractices } from '#features/mindfulness/use-suggested-practices.ts';
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
          <StepLink key={step} step={step} mood={mood} />
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
  if (step === 'breathe') return <PracticeSteps mood={mood} />;
  if (step === 'write')
    return (
      <StepButton
        to={`/journal/new?kind=free&prompt=${promptsByMood[moodGroupOf(mood)][0]}`}
        picture={<EditIcon className={icon} />}
      >
        {t('next.write')}
      </StepButton>
    );
  return titles === undefined ? null : (
    <StepButton to={`/exercises/${step}`} picture={<EditIcon className={icon} />}>
      {titles[step]}
    </StepButton>
  );
}

/** A breath, and a meditation that fits. */
function PracticeSteps({ mood }: { mood: Mood }) {
  const { t } = useTranslation('mood');
  const { breathing, meditation } = useSuggestedPractices(mood);
  const picture = <LeafIcon className={icon} />;
  return (
    <>
      <StepButton to={breathing.to} picture={picture}>
        {t('next.breathe')}
      </StepButton>
      <StepButton to={meditation.to} picture={picture}>
        {meditation.title}
      </StepButton>
    </>
  );
}

function StepButton({ to, picture, children }: { to: string; picture: ReactNode; children: string }) {
  return (
    <li>
      <ButtonLink to={to} variant="secondary" size="small">
        {picture}
        {children}
      </ButtonLink>
    </li>
  );
}
