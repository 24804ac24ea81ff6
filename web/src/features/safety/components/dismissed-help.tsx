import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { BlockLink, type BlockLinkProps } from './block-link.tsx';

interface DismissedHelpProps extends Pick<BlockLinkProps, 'onOpen'> {
  /** The person said so just now. */
  isNew: boolean;
}

/** The single line that is left of a corrected help block. */
export function DismissedHelp({ isNew, onOpen }: DismissedHelpProps) {
  const { t } = useTranslation('safety');
  const line = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone: reading goes on here.
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);
  return (
    <p ref={line} tabIndex={-1} className="text-sm text-muted outline-none">
      <Trans t={t} i18nKey="crisis.dismissed" components={{ help: <BlockLink to="/help" onOpen={onOpen} /> }} />
    </p>
  );
}
