import { lazy, Suspense, useEffect, useState } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { isConnected } from '#lib/connection.ts';
import { whenQuiet } from '#lib/when-quiet.ts';

const TermsNotice = lazy(async () => ({
  default: (await import('#features/legal/components/terms-notice.tsx')).TermsNotice,
}));

/** Asks for the agreement that is missing, after all that a person came for is there. */
export function TermsNews() {
  const account = useAccount();
  const [isDue, setDue] = useState(false);
  // Without a connection nothing could be accepted.
  useEffect(() => whenQuiet(() => setDue(isConnected())), []);
  if (!isDue || account.status !== 'signed_in') return null;
  return (
    <Suspense fallback={null}>
      <TermsNotice personId={account.person.id} />
    </Suspense>
  );
}
