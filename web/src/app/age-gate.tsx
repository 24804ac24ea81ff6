import { mayConverse } from '@alento/domain/account/age.ts';
import type { ReactNode } from 'react';
import { AgeScreen } from '#features/account/screens/age-screen.tsx';
import { TooYoungScreen } from '#features/account/screens/too-young-screen.tsx';
import { useAge } from '#features/account/use-age.ts';
import { ChildLines } from '#features/safety/components/child-lines.tsx';

/** Lets people to where conversations begin whose age is settled. Where that cannot be read, the server decides. */
export function AgeGate({ children }: { children: ReactNode }) {
  const { data: age, isPending } = useAge();
  if (isPending) return null;
  if (!age || mayConverse(age.state)) return children;
  return <AgeScreen age={age} tooYoung={<TooYoungScreen lines={<ChildLines />} />} />;
}
