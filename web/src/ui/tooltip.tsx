import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { JSX } from 'react';

export interface TooltipProps {
  text: string;
  /** The Button or IconButton it explains. */
  trigger: JSX.Element;
}

/** A few words at a control that is pointed at or focused. A finger never sees them: the control must be clear without. */
export function Tooltip({ text, trigger }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{trigger}</Focusable>
      <AriaTooltip
        offset={6}
        className="max-w-64 rounded-sm border border-transparent bg-ink px-3 py-1.5 text-sm text-ground shadow-soft data-entering:animate-appear data-exiting:animate-disappear"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
