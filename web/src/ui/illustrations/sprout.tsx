import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** A first shoot in a pot: something that will grow day by day. */
export function Sprout(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="134" cy="50" r="30" className={tone.halo} stroke="none" />
      <circle cx="134" cy="50" r="15" className={tone.glow} stroke="none" />
      <path d="M100 84c0-16 0-24-2-34" />
      <path d="M98 58c-4-16-16-24-36-22 1 19 14 29 36 22Z" className={tone.leaf} />
      <path d="M99 70c3-13 12-20 29-19 0 16-11 25-29 19Z" className={tone.leaf} />
      <path d="M74 43c8 4 15 8 21 14M119 58c-7 3-12 6-17 11" opacity=".6" />
      <path d="M72 84h56l-6 38a8 8 0 0 1-8 7H86a8 8 0 0 1-8-7Z" className={tone.clay} />
      <path d="M68 82a3 3 0 0 1 3-3h58a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H71a3 3 0 0 1-3-3Z" className={tone.paper} />
      <path d="M36 129h128" />
      <path d="M44 121h.01M52 115h.01M152 119h.01" strokeWidth="4" opacity=".5" />
    </Illustration>
  );
}
