import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { AlertIcon, CheckIcon, InfoIcon } from '#ui/icons.tsx';

const styles = cva('flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-transparent px-4 py-3', {
  variants: {
    tone: {
      calm: 'bg-soft text-on-soft',
      positive: 'bg-positive-soft text-ink',
      notice: 'bg-accent-soft text-ink',
      danger: 'bg-danger-soft text-ink',
    },
  },
});

const iconColors = { calm: '', positive: 'text-positive', notice: 'text-accent-ink', danger: 'text-danger' } as const;

const icons = { calm: InfoIcon, positive: CheckIcon, notice: InfoIcon, danger: AlertIcon } as const;

export interface BannerProps {
  tone?: keyof typeof icons;
  children: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** A condition of the page. `danger` is announced at once, the others politely. */
export function Banner({ tone = 'calm', children, action, className }: BannerProps) {
  const BannerIcon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles({ tone, className })}>
      <BannerIcon className={`size-5 shrink-0 ${iconColors[tone]}`} />
      <div className="min-w-[min(10rem,100%)] flex-1 text-sm">{children}</div>
      {action}
    </div>
  );
}
