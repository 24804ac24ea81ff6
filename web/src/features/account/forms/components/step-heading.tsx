import { useEffect, useRef } from 'react';

export interface StepHeadingProps {
  heading: string;
  text: string;
  /** 2 where the page has a heading of its own. */
  level?: 1 | 2;
}

/** The beginning of a step. Reading goes on here, for what led to it is gone from the screen. */
export function StepHeading({ heading, text, level = 1 }: StepHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <div className={level === 1 ? 'mb-7' : 'mb-5'}>
      <Heading
        ref={element}
        tabIndex={-1}
        className={`font-display outline-none ${level === 1 ? 'text-4xl' : 'text-2xl'}`}
      >
        {heading}
      </Heading>
      <p className="mt-2 wrap-anywhere text-muted">{text}</p>
    </div>
  );
}
