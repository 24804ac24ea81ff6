import { supportMessageSchema, type Diagnostics, type SupportReceipt } from '@alento/domain/support/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { assessOnDevice } from '#features/safety/data.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { sendMessage } from './data.ts';
import type { SupportDraft } from './state.ts';
import type { DraftHandle } from './use-support-draft.ts';

export interface SentMessage {
  receipt: SupportReceipt;
  email: string;
  /** What the server found, where this device had not shown it before. */
  help: HelpBlock | null;
}

/** What is wrong with a draft. */
export type DraftFault = 'email' | 'message';

/** Sends a draft: help comes before it goes where its words tell of danger, and what was typed stays until it has arrived. */
export function useSendMessage({ draft, markTried, begin }: DraftHandle, diagnostics: Diagnostics) {
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const [danger, setDanger] = useState<{ help: HelpBlock; words: string; isOpen: boolean } | null>(null);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const sending = useMutation({
    retry: false,
    mutationFn: async (ready: SupportDraft) => {
      const { id, email, category, message } = ready;
      const language = currentLanguage();
      const json = { id, email, category, message, language, diagnostics: ready.hasDiagnostics ? diagnostics : null };
      return sendMessage(supportMessageSchema.parse(json));
    },
    onSuccess: (receipt, { email }) => {
      setSent({ receipt, email, help: danger === null ? receipt.help : null });
      setDanger(null);
      begin();
    },
  });

  const send = (ready: SupportDraft): void => {
    markTried();
    sending.mutate({ ...ready, wasTried: true });
  };

  const submit = async (): Promise<void> => {
    if (draft === null || sending.isPending) return;
    const found = findFaults(draft);
    setFaults(found);
    if (found.length > 0) return;
    const help = danger?.words === draft.message ? danger.help : await assess(draft.message);
    if (help !== null && danger?.words !== draft.message) setDanger({ help, words: draft.message, isOpen: true });
    else send(draft);
  };

  return {
    submit,
    faults,
    /** Shown instead of the form, until the person goes on. */
    help: danger?.isOpen === true ? danger.help : null,
    /** Back to what was written. */
    leaveHelp: () => setDanger((shown) => shown && { ...shown, isOpen: false }),
    sendAnyway: () => {
      setDanger((shown) => shown && { ...shown, isOpen: false });
      if (draft) send(draft);
    },
    isPending: sending.isPending,
    error: sending.error,
    sent,
    leaveLateHelp: () => setSent((shown) => shown && { ...shown, help: null }),
    writeAnother: () => setSent(null),
  };
}

function findFaults({ email, message }: SupportDraft): DraftFault[] {
  const { shape } = supportMessageSchema;
  return [
    ...(shape.email.safeParse(email).success ? [] : ['email' as const]),
    ...(shape.message.safeParse(message).success ? [] : ['message' as const]),
  ];
}

/** The detector may fail to load; the server reads the message, too. */
function assess(words: string): Promise<HelpBlock | null> {
  return assessOnDevice(words, currentLanguage()).catch(() => null);
}
