import type { ReactNode } from 'react';

interface LoginHeadingProps {
  /** The name of the house, which leads somewhere once there is a script. */
  name: ReactNode;
  heading: string;
  text: string;
}

/** What a person who comes in reads first; the first paint shows it before there is any script. */
export function LoginHeading({ name, heading, text }: LoginHeadingProps) {
  return (
    <div className="mb-7">
      {name}
      <h1 className="font-display text-4xl">{heading}</h1>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  );
}
