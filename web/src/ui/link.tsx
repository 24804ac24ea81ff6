import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { cva, type VariantProps } from 'class-variance-authority';
import { buttonStyles } from '#ui/button-styles.ts';

const styles = cva(
  'rounded-sm text-ink underline decoration-control decoration-1 underline-offset-4 transition-colors hover:decoration-current',
  {
    variants: { isQuiet: { true: 'text-muted no-underline hover:text-ink hover:underline' } },
  },
);

export interface LinkProps extends Omit<RouterLinkProps, 'className' | 'style'>, VariantProps<typeof styles> {
  className?: string | undefined;
}

/** A link inside the product; what it leads to is fetched when it is pointed at. */
export function Link({ isQuiet, className, ...props }: LinkProps) {
  return <RouterLink prefetch="intent" {...props} className={styles({ isQuiet, className })} />;
}

export interface ButtonLinkProps
  extends Omit<RouterLinkProps, 'className' | 'style'>, VariantProps<typeof buttonStyles> {
  className?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isFullWidth, className, ...props }: ButtonLinkProps) {
  return (
    <RouterLink prefetch="intent" {...props} className={buttonStyles({ variant, size, isFullWidth, className })} />
  );
}
