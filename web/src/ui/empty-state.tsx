import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** An icon, shown on a glow. */
  picture?: ReactNode;
  /** A picture of its own, in place of the icon. */
  illustration?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** What stands where nothing is yet. */
export function EmptyState({ picture, illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      {picture !== undefined && (
        <span aria-hidden="true" className="lamp mb-2 grid size-24 place-items-center rounded-full text-accent-ink">
          {picture}
        </span>
      )}
      {illustration}
      <p className="font-display text-xl">{title}</p>
      {text !== undefined && <p className="max-w-sm text-muted">{text}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
