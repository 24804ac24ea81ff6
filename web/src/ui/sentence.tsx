import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

interface SentenceProps {
  /** Words in which `<name>…</name>` marks what stands in an element. */
  text: string;
  elements: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

/** A translated sentence with elements in it, for example a number that reads from left to right. */
export function Sentence({ text, elements }: SentenceProps) {
  // Text, name and content take turns.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const element = index % 3 === 2 ? elements[parts[index - 1] ?? ''] : undefined;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never change places
    return element ? cloneElement(element, { key: index }, part) : <Fragment key={index}>{part}</Fragment>;
  });
}
