import type { Transcript } from '@alento/domain/chat/transcript/create-transcript.ts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { MessageText, PlainText } from '../../components/message-text.tsx';

interface PrintedTranscriptProps {
  transcript: Transcript;
  /** The browser is done with it, printed or not. */
  onDone: () => void;
}

/** A conversation for the printer, which is asked at once: seen on paper alone, and instead of all else on the page. */
export function PrintedTranscript({ transcript, onDone }: PrintedTranscriptProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <article data-paper className="hidden text-sm print:block">
      <h1 dir="auto" className="font-display text-3xl">
        {transcript.title}
      </h1>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-y border-line py-3">
        {transcript.facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {transcript.days.map(({ name, messages }) => (
        <section key={name} className="mt-6">
          <h2 className="font-semibold">{name}</h2>
          {messages.map(({ id, isOwn, speaker, time, note, text }) => (
            <div key={id} className={`mt-3 border-s-2 ps-3 ${isOwn ? 'border-accent' : 'border-line'}`}>
              <p className="break-after-avoid text-xs">
                <strong>{speaker}</strong>{' '}
                <span className="text-muted">{[time, note].filter(Boolean).join(' · ')}</span>
              </p>
              <div className="mt-1 flex flex-col gap-2">
                {isOwn ? <PlainText text={text} /> : <MessageText text={text} />}
              </div>
            </div>
          ))}
        </section>
      ))}
      <footer className="mt-8 border-t border-line pt-2 text-xs text-muted">
        {[transcript.footer, ...transcript.disclaimer].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </footer>
    </article>,
    document.body,
  );
}
