import type { ReactNode, Ref } from 'react';
import { BottomNavigation, HomeLink, SideNavigation } from '../navigation.tsx';
import { SafetyActions } from '../../help/safety-actions.tsx';
import { SkipLink } from '../skip-link.tsx';

interface ShellFrameProps {
  account: ReactNode;
  children: ReactNode;
  main?: Ref<HTMLElement>;
}

/** The frame around the screens of the app: navigation, help, account. A screen marked `data-wide` has two columns' room. */
export function ShellFrame({ account, children, main }: ShellFrameProps) {
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <SideNavigation />
      <div className="group/frame flex min-w-0 flex-1 flex-col">
        <header className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-end gap-1 group-has-data-wide/frame:lg:max-w-6xl px-[min(1rem,4vw)] py-2.5 sm:gap-2 md:justify-end md:px-8">
          <div className="me-auto min-w-11 flex-[1_1_2.75rem] md:hidden">
            <HomeLink isShort />
          </div>
          <SafetyActions />
          {account}
        </header>
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-3xl flex-1 px-[min(1.25rem,5vw)] group-has-data-wide/frame:lg:max-w-6xl pt-3 pb-[calc(7rem+env(safe-area-inset-bottom))] outline-none md:px-8 md:pb-16"
        >
          {children}
        </main>
      </div>
      <BottomNavigation />
    </div>
  );
}
