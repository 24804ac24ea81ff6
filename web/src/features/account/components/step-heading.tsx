import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  heading: string;
  text: string;
}

/** The beginning of a step. Reading goes on here, for what led to it is gone from the screen. */
export function StepHeading({ heading, text }: StepHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mb-7">
      <h1 ref={element} tabIndex={-1} className="font-display text-4xl outline-none">
        {heading}
      </h1>
      <p className="mt-2 wrap-anywhere text-muted">{text}</p>
    </div>
  );
}
