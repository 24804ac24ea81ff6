import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from '#ui/icons.tsx';

export interface BannerProps {
  tone?: 'calm' | 'danger';
  children: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

const tones = { calm: 'bg-soft text-on-soft', danger: 'bg-danger-soft text-ink' } as const;

/** Tells of a condition of the page; a `danger` banner is announced at once, a `calm` one when there is time. */
export function Banner({ tone = 'calm', children, action, className = '' }: BannerProps) {
  const BannerIcon = tone === 'danger' ? AlertIcon : InfoIcon;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-center gap-3 rounded-md px-4 py-3 ${tones[tone]} ${className}`}
    >
      <BannerIcon className={`size-5 shrink-0 ${tone === 'danger' ? 'text-danger' : ''}`} />
      <div className="min-w-0 flex-1 text-sm">{children}</div>
      {action}
    </div>
  );
}
