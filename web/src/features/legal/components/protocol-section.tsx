import type { ReactNode } from 'react';
import { LegalParagraphs } from './legal-paragraphs.tsx';

export interface ProtocolSectionProps {
  id: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A part of the safety page that can be linked to. */
export function ProtocolSection({ id, title, text, children }: ProtocolSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-6 outline-none">
      <h2 id={`${id}-title`} className="font-display text-2xl text-balance break-after-avoid sm:text-3xl">
        {title}
      </h2>
      {text !== undefined && <LegalParagraphs text={text} />}
      {children}
    </section>
  );
}

export interface ProtocolListProps {
  items: readonly string[];
  /** Stands before each item, for those who see it. */
  mark: ReactNode;
}

export function ProtocolList({ items, mark }: ProtocolListProps) {
  return (
    <ul className="mt-4 grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3 break-inside-avoid">
          <span aria-hidden="true" className="mt-1 shrink-0">
            {mark}
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
