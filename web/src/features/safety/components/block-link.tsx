import type { MouseEvent, ReactNode } from 'react';

export interface BlockLinkProps {
  to: string;
  /** Opens it within the page, so that what lies in its memory stays; a page that has no router has none. */
  onOpen: ((path: string) => void) | undefined;
  children?: ReactNode;
}

const link =
  'inline-flex min-h-touch cursor-pointer items-center rounded-sm underline decoration-1 underline-offset-4 hover:decoration-current';

/** The look of what is pressed at the end of a block of help, and of what stands back there. */
export const blockLink = `${link} text-ink decoration-control`;
export const quietBlockLink = `${link} text-muted decoration-line hover:text-ink`;

/** A link from help in a conversation to a page of ours. */
export function BlockLink({ to, onOpen, children }: BlockLinkProps) {
  const handleClick = (event: MouseEvent): void => {
    // What is to open beside this page is the browser's.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(to);
  };
  return (
    <a href={to} onClick={handleClick} className={blockLink}>
      {children}
    </a>
  );
}
