import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** A bowl that broke and was mended with gold. */
export function MendedBowl(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path d="M46 66h108c0 34-22 54-54 54S46 100 46 66Z" className={tone.paper} />
      <path d="M82 119h36l3 9H79Z" className={tone.shade} />
      <ellipse cx="100" cy="66" rx="54" ry="11" className={tone.shade} />
      <path
        d="M74 77c3 9 14 9 16 19s-6 12-3 21M90 96c10-2 17 1 23-6s7-7 12-14M113 90c6 4 9 5 11 15"
        className={tone.seam}
        strokeWidth="3.5"
      />
      <path d="M100 62c-3-14 0-24 8-34" />
      <path d="M103 44c-14 2-22-4-26-16 14-3 23 3 26 16Z" className={tone.leaf} />
      <path d="M105 36c3-12 12-18 26-16-2 13-11 19-26 16Z" className={tone.leaf} />
      <path d="M32 128h136" />
    </Illustration>
  );
}
