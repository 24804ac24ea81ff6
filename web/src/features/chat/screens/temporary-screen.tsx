import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { EyeClosedIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { WholeScreen } from '#ui/whole-screen.tsx';
import { BareHeader } from '../components/bare-header.tsx';
import { TemporaryView } from '../components/temporary-view.tsx';
import { getTemporary } from '../conversation/temporary-memory.ts';
import type { SessionScreenProps } from './session-screen.tsx';

export type TemporaryScreenProps = Pick<SessionScreenProps, 'frameActions' | 'renderHelp' | 'renderVoice'>;

/** The temporary conversation of this page, or a word that there is none any more. */
export function TemporaryScreen(frame: TemporaryScreenProps) {
  const { frameActions } = frame;
  const { t } = useTranslation(['chat', 'common']);
  const [conversation] = useState(getTemporary);
  return (
    <WholeScreen title={t('common:pageTitle', { title: t('temporary.title') })}>
      {conversation === null ? (
        <>
          <BareHeader frameActions={frameActions} />
          <div className="m-auto">
            <h1 className="sr-only">{t('temporary.title')}</h1>
            <EmptyState
              picture={<EyeClosedIcon className="size-10" />}
              title={t('temporary.goneTitle')}
              text={t('temporary.goneText')}
              action={<ButtonLink to="/new-session">{t('temporary.goneAction')}</ButtonLink>}
            />
          </div>
        </>
      ) : (
        <TemporaryView conversation={conversation} {...frame} />
      )}
    </WholeScreen>
  );
}
