import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
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
      <Sentence text={t('crisis.dismissed')} elements={{ help: <BlockLink to="/help" onOpen={onOpen} /> }} />
    </p>
  );
}
