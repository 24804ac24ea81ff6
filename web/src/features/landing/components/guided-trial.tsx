import type { GuidedContent } from '@alento/guided-companion/content.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuidedTrial } from '#features/landing/use-guided-trial.ts';
import { type LoadHelp, useHelpView } from '#features/safety/use-help-view.ts';
import { TypingDots } from '#ui/typing-dots.tsx';
import { TrialComposer } from './trial-composer.tsx';
import { TrialDialogues } from './trial-dialogues.tsx';
import { TrialHelpPlace } from './trial-help-place.tsx';
import { TrialHelp } from './trial-help.tsx';
import { TrialTurn } from './trial-turn.tsx';

interface GuidedTrialProps {
  content: GuidedContent;
  personality: Personality;
  loadHelp: LoadHelp;
}

/** A conversation to try: nothing of it leaves the page or outlives it. */
export function GuidedTrial({ content, personality, loadHelp }: GuidedTrialProps) {
  const { t } = useTranslation('landing');
  const Help = useHelpView(loadHelp);
  const { turns, isThinking, hasSpoken, fitting, say, dismiss, hold, restart } = useGuidedTrial(content, personality);
  const end = useRef<HTMLDivElement>(null);

  const isMetWithHelp = Boolean(turns.findLast(({ role }) => role === 'user')?.help);
  useEffect(() => {
    // The reply to a message must not push the help for it out of sight.
    if (turns.length > 1 && !isMetWithHelp) end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length, isMetWithHelp]);

  return (
    <div className="flex min-h-0 flex-1 animate-appear flex-col">
      <div
        className="relative -mx-2 min-h-48 flex-1 overflow-y-auto overscroll-contain rounded-lg px-2 py-4"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div role="log" aria-label={t('try.messages')} className="flex flex-col gap-6">
          {turns.map((turn, index) => (
            // Turns are only ever added.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              <TrialTurn turn={turn} isOpening={index === 0} />
              {turn.help && (
                <TrialHelpPlace>
                  {Help ? <Help help={turn.help} hasOneLine onDismiss={() => dismiss(index)} /> : <TrialHelp />}
                </TrialHelpPlace>
              )}
            </Fragment>
          ))}
        </div>
        {isThinking && (
          <p className="mt-6 text-muted">
            <span className="sr-only">{t('try.thinking')}</span>
            <TypingDots />
          </p>
        )}
        {!isThinking && <TrialDialogues dialogues={fitting} titles={content.dialogueTitles} />}
        {hasSpoken && (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 text-sm">
            <p className="text-muted">
              {t('try.keep')}{' '}
              <a
                href="/login?mode=sign-up&next=%2Fapp"
                onClick={hold}
                className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
              >
                {t('try.keepAction')}
              </a>
            </p>
            <button
              type="button"
              onClick={restart}
              className="min-h-11 cursor-pointer rounded-sm text-muted underline underline-offset-4 hover:text-ink"
            >
              {t('try.restart')}
            </button>
          </div>
        )}
        <div ref={end} />
      </div>
      <TrialComposer isWaiting={isThinking} onSay={say} />
    </div>
  );
}
