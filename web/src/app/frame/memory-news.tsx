import { lazy, Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '#lib/when-quiet.ts';

const MemoryNotice = lazy(async () => ({
  default: (await import('#features/memory/components/memory-notice.tsx')).MemoryNotice,
}));

/** Announces new memories once the screen has loaded. */
export function MemoryNews() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenQuiet(() => setDue(true)), []);
  return <Suspense fallback={null}>{isDue && <MemoryNotice />}</Suspense>;
}
