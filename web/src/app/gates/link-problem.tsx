import type { ReactNode } from 'react';
import type { MailKind } from '#features/account/mailed-codes/data.ts';
import { LinkProblemScreen } from '#features/account/mailed-codes/screens/link-problem-screen.tsx';
import { useLinkProblem } from '#features/account/mailed-codes/use-link-problem.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { Banner } from '#ui/banner.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

interface LinkProblemProps {
  kind: Exclude<MailKind, 'deletion'>;
  /** Shown when no link led here. */
  otherwise: ReactNode;
}

/** The content of a mailed link's page when the link signed nobody in. */
export function LinkProblem({ kind, otherwise }: LinkProblemProps) {
  const { data: problem, error } = useLinkProblem();
  const refusal = useFormError(error);
  if (problem === 'none') return otherwise;
  if (!problem && !error) return <LoadingScreen />;
  return (
    <PublicFrame>
      {problem ? <LinkProblemScreen kind={kind} problem={problem} /> : <Banner tone="danger">{refusal.form}</Banner>}
    </PublicFrame>
  );
}
