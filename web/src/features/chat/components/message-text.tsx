import { memo, type ReactNode } from 'react';
import { parseBlocks, parseParts, type TextBlock } from '@alento/domain/chat/transcript/parse-text.ts';

/** How the words of a reply stand: 60 to 70 letters a line where there is room. */
export const replyWords = 'flex flex-col gap-3 leading-relaxed md:text-lg md:leading-relaxed';

const line = 'whitespace-pre-wrap wrap-anywhere';

/** A person's own words, exactly as they were written. */
export function PlainText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity but their place
      <p key={index} dir="auto" className={line}>
        {paragraph}
      </p>
    ));
}

/** The text of a reply: paragraphs, lists, emphasis and links, never other markup. */
export function MessageText({ text }: { text: string }) {
  return parseBlocks(text).map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
    <Block key={index} block={block} render={renderParts} />
  ));
}

/** The text of a running reply: new words fade in. */
export function GrowingText({ text }: { text: string }) {
  return parseBlocks(text).map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
    <Block key={index} block={block} render={renderGrowing} />
  ));
}

interface BlockProps {
  block: TextBlock;
  render: (text: string) => ReactNode;
}

function Block({ block, render }: BlockProps) {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto" className={line}>
        {render(block.text)}
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List
      dir="auto"
      {...(block.isOrdered && { start: block.start })}
      className={`flex flex-col gap-1.5 ps-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place
        <li key={index} className={line}>
          {render(item)}
        </li>
      ))}
    </List>
  );
}

function renderParts(text: string): ReactNode {
  return parseParts(text).map(({ kind, text: words }, index) => {
    // oxlint-disable react/no-array-index-key -- parts of a line have no identity but their place
    if (kind === 'strong') return <strong key={index}>{words}</strong>;
    if (kind === 'words') return words;
    return (
      <a
        key={index}
        dir="ltr"
        href={words}
        target="_blank"
        rel="noreferrer"
        className="underline decoration-control decoration-1 underline-offset-4 hover:decoration-current"
      >
        {words.replace('https://', '')}
      </a>
    );
    // oxlint-enable react/no-array-index-key
  });
}

const renderGrowing = (text: string): ReactNode => <GrowingLine text={text} />;

const GrowingLine = memo(function GrowingLine({ text }: { text: string }) {
  return (text.match(/\s*\S+/g) ?? []).map((word, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- words are only ever added
    <span key={place} className="animate-appear">
      {word}
    </span>
  ));
});
