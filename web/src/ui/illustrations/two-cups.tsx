import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** Two cups on a table: a talk that has not begun. */
export function TwoCups(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="100" cy="52" r="34" className={tone.halo} stroke="none" />
      <path d="M100 6v22" />
      <path d="M78 46c2-11 11-18 22-18s20 7 22 18Z" className={tone.paper} />
      <path d="M92 46a8 8 0 0 0 16 0Z" className={tone.glow} />
      <path d="M48 84h36v13a15 15 0 0 1-15 15h-6a15 15 0 0 1-15-15Z" className={tone.paper} />
      <path d="M48 89h-4a7 7 0 0 0 0 14h5" />
      <path d="M116 84h36v13a15 15 0 0 1-15 15h-6a15 15 0 0 1-15-15Z" className={tone.clay} />
      <path d="M152 89h4a7 7 0 0 1 0 14h-5" />
      <path d="M60 75c-4-5 4-8 0-14M72 75c-4-5 4-8 0-14M128 75c-4-5 4-8 0-14M140 75c-4-5 4-8 0-14" opacity=".55" />
      <path d="M22 117h156" />
      <path d="M40 117c2 8 4 12 8 17M160 117c-2 8-4 12-8 17" />
    </Illustration>
  );
}
