import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#features/account/profile/use-profile.ts';
import { useAccount } from '#features/account/use-account.ts';
import { isBusy } from '#features/chat/state.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { showToast } from '#ui/toast.tsx';
import { readReplies } from '../speaking/read-replies.ts';
import { prepareToSpeak, speaker } from '../speaking/page-speaker.ts';
import { forgetSpoken } from '../speaking/server-voice.ts';
import type { Talk } from '../speaking/talk.ts';
import { useChime } from '#features/settings/use-chime.ts';
import { useSpeaker } from '../use-speaker.ts';

/** Reads replies aloud as they arrive, for those who want it, and lets a conversation sound. */
export function ReplyReader({ talk, isTalking }: { talk: Talk; isTalking: boolean }) {
  const { t } = useTranslation('safety');
  const account = useAccount();
  const profile = useProfile(account.status === 'signed_in' ? account.person.id : '');
  const isWanted = isTalking || (profile.data?.leitura_automatica ?? false);
  const errorMessage = useErrorMessage();
  const { error } = useSpeaker();
  const chime = useChime();
  // It is said in the voice of the conversation's language.
  const { t: spoken } = useTranslation('safety', { lng: talk.getState().session.language });
  const helpNote = spoken('crisis.shown', { defaultValue: t('crisis.shown') });

  // A reply is read or not as it was wanted when it began.
  const wanted = useRef(isWanted);
  useEffect(() => {
    wanted.current = isWanted;
  }, [isWanted]);
  useEffect(() => {
    const leave = readReplies({ talk, speaker, helpNote, isWanted: () => wanted.current });
    return () => {
      leave();
      speaker.stop();
    };
  }, [talk, helpNote]);
  useEffect(() => forgetSpoken, []);

  // Phones let a page speak by itself only after a press that made a sound: the one that sends will do.
  useEffect(() => {
    if (!isWanted) return;
    const over = new AbortController();
    const prepare = (): void => {
      over.abort();
      prepareToSpeak();
    };
    for (const press of ['click', 'keydown']) window.addEventListener(press, prepare, { signal: over.signal });
    return () => over.abort();
  }, [isWanted]);

  useEffect(() => {
    // Without hands it is said there.
    if (error === null || isTalking) return;
    showToast({ text: errorMessage(error), tone: 'danger' });
    speaker.stop();
    // oxlint-disable-next-line react/exhaustive-deps -- an error is told once, in the language of that moment
  }, [error]);

  useEffect(() => {
    let wasBusy = isBusy(talk.getState());
    return talk.subscribe(() => {
      const busy = isBusy(talk.getState());
      if (busy && !wasBusy && !isTalking) chime('sent');
      if (!busy && wasBusy && !wanted.current && talk.getState().messages.at(-1)?.role === 'assistant')
        chime('arrived');
      wasBusy = busy;
    });
  }, [talk, chime, isTalking]);
  return null;
}
