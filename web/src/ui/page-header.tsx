import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { BackIcon } from '#ui/icons.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the arrow leads, and its name. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  className?: string | undefined;
}

/** The head of a screen: the way back, its one h1, and its actions. */
export function PageHeader({ title, subtitle, back, actions, className = '' }: PageHeaderProps) {
  const hasText = subtitle !== undefined;
  return (
    <div className={`flex flex-wrap items-start gap-2 ${className}`}>
      {back && (
        <RouterLink
          to={back.to}
          aria-label={back.label}
          className="-ms-2 grid size-touch shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-soft"
        >
          <BackIcon />
        </RouterLink>
      )}
      <div className={`flex-1 pt-1.5 ${hasText ? 'min-w-3/5' : 'min-w-min'}`}>
        <h1 className="font-display text-2xl text-balance">{title}</h1>
        {hasText && <div className="text-sm text-muted">{subtitle}</div>}
      </div>
      {actions}
    </div>
  );
}
