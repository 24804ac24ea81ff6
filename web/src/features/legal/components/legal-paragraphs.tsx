/** A line break in the words begins a new paragraph. */
export function LegalParagraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph) => (
    <p key={paragraph} className="mt-3">
      {paragraph}
    </p>
  ));
}
