import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

export interface IconLinkProps {
  to: string;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A round link that shows only an icon. */
export function IconLink({ to, label, children }: IconLinkProps) {
  return (
    <RouterLink
      to={to}
      prefetch="intent"
      aria-label={label}
      className="grid size-touch shrink-0 touch-manipulation place-items-center rounded-full text-ink transition-colors hover:bg-soft"
    >
      {children}
    </RouterLink>
  );
}
