import { useId, type ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface SecuritySectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One of the things that keep an account safe. */
export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col items-start gap-4 sm:p-6">
        <div>
          <h2 id={id} className="font-display text-xl">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
