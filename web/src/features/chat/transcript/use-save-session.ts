import { getFirstName } from '@alento/domain/account/first-name.ts';
import { transcriptFileName } from '@alento/domain/chat/transcript/file-name.ts';
import { createTranscript, type Transcript } from '@alento/domain/chat/transcript/create-transcript.ts';
import { writeMarkdown } from '@alento/domain/chat/transcript/write-markdown.ts';
import type { Session } from '@alento/domain/chat/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { saveFile } from '#platform/save-file.ts';
import { useSessionTitle } from '../use-session-title.ts';
import { downloadPdf, readWhole } from './data.ts';
import { writeJson } from './write-json.ts';

export type SavedForm = 'pdf' | 'print' | 'markdown' | 'json';

/** Saves a conversation as a file of this device, or lays it out for the printer. */
export function useSaveSession(session: Session) {
  const { t } = useTranslation(['chat-transcript', 'chat', 'mood']);
  const account = useAccount();
  const titleOf = useSessionTitle();
  const [printed, setPrinted] = useState<Transcript | null>(null);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  const save = (extension: 'pdf' | 'md' | 'json', content: Blob): void =>
    saveFile(transcriptFileName(titleOf(session), session.createdAt, extension), content);

  const layOut = async (): Promise<Transcript> => {
    const { messages, ...whole } = await readWhole(session.id);
    return createTranscript({
      session: whole,
      messages,
      personName: account.status === 'signed_in' ? getFirstName(account.person.name) : null,
      say: t,
      locale: describeLanguage(currentLanguage()).locale,
      timeZone,
    });
  };

  const saving = useMutation({
    retry: false,
    mutationFn: async (form: SavedForm) => {
      switch (form) {
        case 'pdf':
          return save('pdf', await downloadPdf(session.id, currentLanguage(), timeZone));
        case 'markdown':
          return save('md', new Blob([writeMarkdown(await layOut())], { type: 'text/markdown;charset=utf-8' }));
        case 'json':
          return save('json', new Blob([writeJson(await readWhole(session.id))], { type: 'application/json' }));
        case 'print':
          return setPrinted(await layOut());
      }
    },
  });
  return { ...saving, printed, endPrinting: () => setPrinted(null) };
}
