import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** A closed notebook with a lock, and light behind the keyhole: your words are yours. */
export function KeptBook(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="122" cy="80" r="40" className={tone.halo} stroke="none" />
      <path d="M62 30h66a8 8 0 0 1 8 8v84H66a8 8 0 0 1-8-8V34a4 4 0 0 1 4-4Z" className={tone.clay} />
      <path d="M58 114a8 8 0 0 1 8-8h70v16H66a8 8 0 0 1-8-8Z" className={tone.paper} />
      <path d="M72 30v76" />
      <path d="M86 48h34M86 58h20" opacity=".55" />
      <path d="M136 66h-22a10 10 0 0 0 0 26h22" className={tone.paper} />
      <circle cx="116" cy="76" r="4.5" className={tone.glow} />
      <path d="M116 81v6" />
      <path d="M88 122v14l6-5 6 5v-14" className={tone.leaf} />
      <path d="M32 122h26M136 122h34" />
      <path
        d="M154 122c0-16 2-28 10-40M156 104c-9-2-12-9-10-18 9 2 13 9 10 18ZM159 94c8 1 14-3 17-11-8-3-15 2-17 11Z"
        className={tone.leaf}
      />
    </Illustration>
  );
}
