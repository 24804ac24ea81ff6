import { lazy, Suspense, useState } from 'react';
import { isPostponed, postponeTerms } from '../postpone-terms.ts';
import { useTerms } from '../use-terms.ts';

const TermsSheet = lazy(async () => ({ default: (await import('./terms-sheet.tsx')).TermsSheet }));

/** Asks for what is not accepted, once a visit. */
export function TermsNotice({ personId }: { personId: string }) {
  const standing = useTerms(personId).data?.standing;
  const [isClosed, setClosed] = useState(false);
  if (!standing || standing.status === 'accepted' || isClosed || isPostponed(standing.version)) return null;
  const close = () => {
    postponeTerms(standing.version);
    setClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <TermsSheet personId={personId} standing={standing} onClose={close} />
    </Suspense>
  );
}
