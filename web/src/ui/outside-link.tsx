import type { ReactNode } from 'react';
import type { VariantProps } from 'class-variance-authority';
import { buttonStyles } from '#ui/button-styles.ts';

export interface OutsideLinkProps extends VariantProps<typeof buttonStyles> {
  /** An external address, or a call or message that the device makes: `https:`, `tel:`, `sms:`. */
  href: string;
  /** A button, or a word that is underlined and as easy to hit. */
  look?: 'button' | 'text';
  /** The accessible name where the visible text says too little; it contains the visible text. */
  label?: string | undefined;
  children: ReactNode;
}

/** An external link. It opens in a new tab and sends no referrer. */
export function OutsideLink({ href, look = 'button', label, variant, size, isFullWidth, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
      className={
        look === 'button'
          ? buttonStyles({ variant, size, isFullWidth })
          : 'inline-flex min-h-touch items-center rounded-sm text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current'
      }
    >
      {children}
    </a>
  );
}
