import { HelpBlock } from '#features/safety/components/help-block.tsx';
import type { HelpBlock as Help } from '@alento/domain/safety/schema.ts';
import { leaveQuickly } from './quick-exit.ts';

/** Help in a conversation, with the way out of the page that every page has. */
export function CrisisHelp({ help }: { help: Help }) {
  return <HelpBlock help={help} onLeave={leaveQuickly} />;
}
