import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** The lamp is unplugged, and a candle gives light meanwhile. */
export function Candle(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="134" cy="66" r="36" className={tone.halo} stroke="none" />
      <path d="M134 78c-9 0-12-6-12-12 0-8 8-12 11-22 8 7 13 14 13 22 0 7-4 12-12 12Z" className={tone.glow} />
      <path d="M134 84v-9" />
      <path d="M122 86a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v31h-24Z" className={tone.paper} />
      <path d="M122 92c4 0 4 9 8 9s3-9 6-9 4 4 10 4" opacity=".5" />
      <path d="M112 117h44c0 6-4 9-10 9h-24c-6 0-10-3-10-9Z" className={tone.clay} />
      <path d="m48 66 8-27h28l8 27Z" className={tone.shade} />
      <path d="M70 66v52" />
      <path d="M56 126c0-5 6-8 14-8s14 3 14 8Z" className={tone.paper} />
      <path d="M56 124c-16 1-27-2-27-11s10-10 10-17" />
      <path d="M33 88h12v5a6 6 0 0 1-12 0ZM36 88v-6M42 88v-6" className={tone.paper} />
      <path d="M24 126h152" />
    </Illustration>
  );
}
