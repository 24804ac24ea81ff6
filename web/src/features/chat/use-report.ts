import type { ReplyReport, ReportCategory, UnkeptReply } from '@alento/domain/chat/reports/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfig } from '#lib/use-config.ts';
import { reportReply } from './data.ts';

export interface ReportDraft {
  readonly category: ReportCategory | null;
  readonly comment: string;
  readonly includesReply: boolean;
  readonly isShared: boolean;
}

const nothing: ReportDraft = { category: null, comment: '', includesReply: false, isShared: false };

export interface ReportedReply {
  messageId: string;
  /** The reply itself, where the server does not keep it. */
  unkept: UnkeptReply | undefined;
  onSent: () => void;
}

/** A report until it has arrived. Idempotent: resent after a failure, it is stored once. */
export function useReport({ messageId, unkept, onSent }: ReportedReply) {
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(nothing);
  const [isIncomplete, setIncomplete] = useState(false);
  const sending = useMutation({ mutationFn: (report: ReplyReport) => reportReply(report), onSuccess: onSent });

  const send = (): void => {
    const { category, includesReply, isShared } = draft;
    setIncomplete(category === null);
    if (category === null || sending.isPending) return;
    const comment = draft.comment.trim();
    sending.mutate({
      id,
      messageId,
      category,
      comment: comment === '' ? null : comment,
      includesReply,
      isShared,
      ...(unkept && { unkept: { ...unkept, text: includesReply ? unkept.text : null } }),
    });
  };
  const change = (part: Partial<ReportDraft>): void => setDraft({ ...draft, ...part });
  return { draft, change, send, sending, isIncomplete: isIncomplete && draft.category === null };
}

/** Whether the operator can read reports; false until the config says so. */
export function useCanShare(): boolean {
  return useConfig()?.features.sharedReports ?? false;
}
