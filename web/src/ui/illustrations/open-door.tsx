import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** A door stands open and light falls on the step: come in. */
export function OpenDoor(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path d="M70 122V62a30 30 0 0 1 60 0v60Z" className={tone.glow} />
      <path d="M72 122h56l26 16c-24 5-76 6-104 0Z" className={tone.halo} stroke="none" />
      <path d="M130 122V62c0-10-5-19-12-25v96l12-11Z" className={tone.paper} />
      <path d="M124 86v4" />
      <path d="M62 122V60a38 38 0 0 1 76 0v62" />
      <path d="M28 122h34M138 122h34" />
      <path d="M40 122l-3-18h18l-3 18Z" className={tone.clay} />
      <path
        d="M46 104V82M46 92c-9 0-13-5-13-13 9 0 13 5 13 13ZM46 84c0-9 4-14 12-14 1 9-4 14-12 14Z"
        className={tone.leaf}
      />
      <path d="M154 122v-9M154 113c-10-6-10-18 0-28 10 10 10 22 0 28ZM154 104V94" className={tone.leaf} />
      <path d="M64 131h72M56 139h88" opacity=".5" />
    </Illustration>
  );
}
