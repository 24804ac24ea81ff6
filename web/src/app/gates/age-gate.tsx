import { mayConverse } from '@alento/domain/account/age.ts';
import type { ReactNode } from 'react';
import { AgeScreen } from '#features/account/age/screens/age-screen.tsx';
import { TooYoungScreen } from '#features/account/age/screens/too-young-screen.tsx';
import { useAge } from '#features/account/age/use-age.ts';
import { ChildLines } from '#features/safety/components/child-lines.tsx';

/** Admits users whose age is settled to what starts conversations. If the age cannot be read, the server decides. */
export function AgeGate({ children }: { children: ReactNode }) {
  const { data: age, isPending } = useAge();
  if (isPending) return null;
  if (!age || mayConverse(age.state)) return children;
  return <AgeScreen age={age} tooYoung={<TooYoungScreen lines={<ChildLines />} />} />;
}
