import { memo } from 'react';

/** The text of a message: paragraphs and line breaks, never markup. */
export function MessageText({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // Paragraphs have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {paragraph}
    </p>
  ));
}

/** The text of a running reply: new words fade in. */
export function GrowingText({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <GrowingParagraph key={index} text={paragraph} />
  ));
}

const GrowingParagraph = memo(function GrowingParagraph({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {(text.match(/\s*\S+/g) ?? []).map((word, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className="animate-appear">
          {word}
        </span>
      ))}
    </p>
  );
});

function paragraphsOf(text: string): string[] {
  return text.trim().split(/\n{2,}/);
}
