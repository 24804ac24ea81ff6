import type { VariantProps } from 'class-variance-authority';
import type { buttonStyles } from '#ui/button-styles.ts';
import { ButtonLink } from '#ui/link.tsx';

interface WayInProps extends VariantProps<typeof buttonStyles> {
  /** What it says to a visitor. */
  enter: string;
  /** What it says to somebody whose session this device keeps. */
  goOn: string;
  to?: string;
  /** Opens the conversation to try at once, wherever there is script. */
  startsTrial?: boolean;
}

/** The way into the app; before the first paint the page knows which of the two words is right. */
export function WayIn({ enter, goOn, to = '/login?next=%2Fapp', startsTrial = false, ...look }: WayInProps) {
  return (
    <>
      <span className="contents in-data-account:hidden">
        <ButtonLink to={to} {...(startsTrial && { 'data-start-trial': '' })} {...look}>
          {enter}
        </ButtonLink>
      </span>
      <span className="hidden in-data-account:contents">
        <ButtonLink to="/app" {...look}>
          {goOn}
        </ButtonLink>
      </span>
    </>
  );
}
