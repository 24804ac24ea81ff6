import type { ReplyReport, ReportCategory } from '@alento/domain/chat/reports/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportReply } from './data.ts';

export interface ReportDraft {
  readonly category: ReportCategory | null;
  readonly comment: string;
  readonly includesReply: boolean;
}

const nothing: ReportDraft = { category: null, comment: '', includesReply: false };

/** What somebody writes about a reply, until it has arrived. Sent again after a failure, it is stored once. */
export function useReport(messageId: string, onSent: () => void) {
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(nothing);
  const [isIncomplete, setIncomplete] = useState(false);
  const sending = useMutation({ mutationFn: (report: ReplyReport) => reportReply(report), onSuccess: onSent });

  const send = (): void => {
    const { category, includesReply } = draft;
    setIncomplete(category === null);
    if (category === null || sending.isPending) return;
    const comment = draft.comment.trim();
    sending.mutate({ id, messageId, category, comment: comment === '' ? null : comment, includesReply });
  };
  const change = (part: Partial<ReportDraft>): void => setDraft({ ...draft, ...part });
  return { draft, change, send, sending, isIncomplete: isIncomplete && draft.category === null };
}
