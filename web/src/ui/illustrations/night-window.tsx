import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** A window at night with one light on the sill. */
export function NightWindow(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path d="M58 116V58a42 42 0 0 1 84 0v58Z" className={tone.night} />
      <circle cx="118" cy="48" r="11" className={tone.glow} stroke="none" />
      <circle cx="113" cy="44" r="10" className={tone.night} stroke="none" />
      <path d="M74 52h.01M86 38h.01M124 76h.01M80 74h.01" stroke="oklch(0.95 0.03 90)" strokeWidth="3.5" />
      <path d="M100 16v100M58 84h84" />
      <path d="M58 116V58a42 42 0 0 1 84 0v58" />
      <path
        d="M54 28c-14 4-22 40-22 88h20c4-32 2-60 2-88ZM146 28c14 4 22 40 22 88h-20c-4-32-2-60-2-88Z"
        className={tone.paper}
      />
      <path d="M42 104c2-22 4-40 8-58M158 104c-2-22-4-40-8-58" opacity=".4" />
      <circle cx="76" cy="100" r="17" className={tone.halo} stroke="none" />
      <path d="M68 116V98a8 8 0 0 1 16 0v18Z" className={tone.paper} />
      <path d="M76 112c-4 0-5-3-5-5 0-4 4-6 5-10 4 4 5 7 5 10s-1 5-5 5Z" className={tone.glow} stroke="none" />
      <path
        d="M116 116c0-6-1-9 0-14M116 106c-7 0-10-4-10-10 7 0 10 4 10 10ZM116 104c1-7 5-10 11-10 0 7-4 10-11 10Z"
        className={tone.leaf}
      />
      <path d="M26 116h148v8H26Z" className={tone.shade} />
    </Illustration>
  );
}
