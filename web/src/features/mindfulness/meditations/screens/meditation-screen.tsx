import { mayMeditate, type MeditationId, meditationIds } from '@alento/domain/mindfulness/meditations.ts';
import type { Practice } from '@alento/domain/mindfulness/practice-schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { noteFinished } from '../../breathing/breathing-memory.ts';
import { PracticeFrame, Scrolled } from '../../practice/components/practice-frame.tsx';
import { newPractice, type PracticeTime } from '../../practice/new-practice.ts';
import { useLeave } from '../../practice/use-leave.ts';
import { LockIcon } from '../../sounds/components/sound-icons.tsx';
import { useKeepPractice } from '../../use-keep-practice.ts';
import { MeditationFinished } from '../components/meditation-finished.tsx';
import { MeditationPreparation } from '../components/meditation-preparation.tsx';
import { MeditationStage } from '../components/meditation-stage.tsx';
import type { MeditationPlayer, PlayerLine } from '../player/meditation-player.ts';
import { linesOf, startMeditation } from '../player/start-meditation.ts';
import { useDeviceVoice } from '../use-device-voice.ts';
import { useMeditationMemory } from '../use-meditation-memory.ts';
import { useScript } from '../use-script.ts';

export interface MeditationScreenProps {
  /** The last part of the address. */
  meditation: string;
  frameActions: ReactNode;
}

const list = '/mindfulness/meditations';

/** One meditation over the whole screen. Closing leads back to wherever the person came from. */
export function MeditationScreen({ meditation, frameActions }: MeditationScreenProps) {
  const { t } = useTranslation('mindfulness-meditations');
  const id = meditationIds.find((each) => each === meditation);
  const { isPremium, isSettled } = useEntitlement();
  const leave = useLeave(list);
  const title = t(id ? `meditation.${id}.name` : 'title');
  return (
    <PracticeFrame title={title} onLeave={leave} frameActions={frameActions}>
      {id === undefined ? (
        <Notice heading={title} title={t('unknown')} action={<ButtonLink to={list}>{t('toList')}</ButtonLink>} />
      ) : mayMeditate(id, isPremium) ? (
        <Meditation id={id} onLeave={leave} />
      ) : isSettled ? (
        <Locked id={id} />
      ) : (
        <Spinner className="m-auto size-8" />
      )}
    </PracticeFrame>
  );
}

interface NoticeProps {
  heading: string;
  title: string;
  text?: string;
  picture?: ReactNode;
  action: ReactNode;
}

function Notice({ heading, ...state }: NoticeProps) {
  return (
    <div className="m-auto">
      <h1 className="sr-only">{heading}</h1>
      <EmptyState {...state} />
    </div>
  );
}

function Locked({ id }: { id: MeditationId }) {
  const { t } = useTranslation('mindfulness-meditations');
  return (
    <Notice
      heading={t(`meditation.${id}.name`)}
      picture={<LockIcon className="size-10" />}
      title={t('locked.title')}
      text={t('premium.note')}
      action={
        <div className="flex flex-col gap-2">
          <ButtonLink to="/premium">{t('locked.offer')}</ButtonLink>
          <ButtonLink to={list} variant="quiet">
            {t('toList')}
          </ButtonLink>
        </div>
      }
    />
  );
}

interface Running {
  player: MeditationPlayer;
  lines: readonly PlayerLine[];
  hasVoice: boolean;
}

function Meditation({ id, onLeave }: { id: MeditationId; onLeave: () => void }) {
  const { t } = useTranslation(['mindfulness-meditations', 'common']);
  const language = currentLanguage();
  const { minutes, hasVoice: wantsVoice } = useMeditationMemory();
  const script = useScript(language, id);
  const voice = useDeviceVoice(language);
  const keep = useKeepPractice();
  const [moodBefore, setMoodBefore] = useState<Mood | null>(null);
  const [finished, setFinished] = useState<Practice | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const player = useRef<MeditationPlayer>(undefined);
  useEffect(() => () => player.current?.stop(), []);

  if (script.isError)
    return (
      <Notice
        heading={t(`meditation.${id}.name`)}
        title={t('failed')}
        action={<Button onPress={() => void script.refetch()}>{t('common:retry')}</Button>}
      />
    );
  if (script.data === undefined) return <Spinner className="m-auto size-8" />;

  const start = (line: number): void => {
    const spoken = wantsVoice ? (voice ?? null) : null;
    const title = t(`meditation.${id}.name`);
    const begun = startMeditation({
      id,
      minutes,
      script: script.data,
      language,
      voice: spoken,
      line,
      title,
      artist: t('common:appName'),
      onPractised: finish,
    });
    player.current = begun;
    setFinished(null);
    setRunning({ player: begun, lines: linesOf(script.data, minutes, language), hasVoice: spoken !== null });
  };

  const finish = (time: PracticeTime): void => {
    const practice = newPractice({ kind: 'meditation', practice: id }, time, moodBefore);
    noteFinished();
    keep(practice);
    setFinished(practice);
  };

  const sayAfter = (moodAfter: Mood): void => {
    if (finished === null) return;
    const said = { ...finished, moodAfter, changedAt: new Date().toISOString() };
    keep(said);
    setFinished(said);
  };

  return running === null ? (
    <Scrolled>
      <MeditationPreparation
        id={id}
        hasVoice={voice === undefined ? undefined : voice !== null}
        mood={moodBefore}
        onMood={setMoodBefore}
        onStart={start}
      />
    </Scrolled>
  ) : (
    <MeditationStage
      {...running}
      end={
        <MeditationFinished
          id={id}
          mood={finished?.moodAfter ?? null}
          {...(finished !== null && { onMood: sayAfter })}
          onAgain={() => start(0)}
          onLeave={onLeave}
        />
      }
    />
  );
}
