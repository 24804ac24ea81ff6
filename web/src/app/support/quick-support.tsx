import { SupportDialog } from '#features/support/components/support-dialog.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';

/** The quick way to support, with help as every screen shows it. */
export function QuickSupport({ onClose }: { onClose: () => void }) {
  const renderHelp = useRenderHelp();
  return <SupportDialog renderHelp={renderHelp} onClose={onClose} />;
}
