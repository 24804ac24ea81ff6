import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useRenderHelp } from '../help/use-render-help.tsx';

interface UnsentHelpProps {
  help: HelpBlock;
  onDismiss: () => void;
}

/** Help for words that could not be sent; fetched when it is needed. */
export function UnsentHelp({ help, onDismiss }: UnsentHelpProps) {
  const renderHelp = useRenderHelp();
  return renderHelp(help, onDismiss);
}
