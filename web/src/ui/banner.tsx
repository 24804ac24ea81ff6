import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { AlertIcon, CheckIcon, InfoIcon } from '#ui/icons.tsx';

const styles = tv({
  slots: {
    root: 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-transparent px-4 py-3',
    icon: 'size-5 shrink-0',
  },
  variants: {
    tone: {
      calm: { root: 'bg-soft text-on-soft' },
      positive: { root: 'bg-positive-soft text-ink', icon: 'text-positive' },
      notice: { root: 'bg-accent-soft text-ink', icon: 'text-accent-ink' },
      danger: { root: 'bg-danger-soft text-ink', icon: 'text-danger' },
    },
  },
  defaultVariants: { tone: 'calm' },
});

const icons = { calm: InfoIcon, positive: CheckIcon, notice: InfoIcon, danger: AlertIcon } as const;

export interface BannerProps extends VariantProps<typeof styles> {
  children: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** A condition of the page. `danger` is announced at once, the others politely. */
export function Banner({ tone = 'calm', children, action, className }: BannerProps) {
  const { root, icon } = styles({ tone });
  const BannerIcon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={root({ className })}>
      <BannerIcon className={icon()} />
      <div className="min-w-[min(10rem,100%)] flex-1 text-sm">{children}</div>
      {action}
    </div>
  );
}
