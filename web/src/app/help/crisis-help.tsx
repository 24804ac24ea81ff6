import { HelpBlock } from '#features/safety/components/help-block.tsx';
import type { HelpViewProps } from '#features/safety/use-help-view.ts';
import { quickExit } from './quick-exit.ts';

/** Help in a conversation, with the way out of the page that every page has. */
export function CrisisHelp(props: HelpViewProps) {
  return <HelpBlock {...props} onLeave={quickExit} />;
}
