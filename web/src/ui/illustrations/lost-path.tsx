import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** A path that ends at a signpost with nothing on it. */
export function LostPath(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="148" cy="42" r="24" className={tone.halo} stroke="none" />
      <circle cx="148" cy="42" r="12" className={tone.glow} stroke="none" />
      <path
        d="M18 98c26-26 54-28 82-10s54 14 82-6c4 36-24 54-70 58s-86-10-94-42Z"
        className={tone.shade}
        stroke="none"
      />
      <path d="M18 98c26-26 54-28 82-10s54 14 82-6" />
      <path d="M74 139c-4-12 30-14 28-24s-30-8-26-17" strokeDasharray="9 8" />
      <path d="M122 120V46" />
      <path d="M122 54h28l9 8-9 8h-28Z" className={tone.paper} />
      <path d="M122 74H96l-9 8 9 8h26Z" className={tone.clay} />
      <path d="M113 120h18" />
      <path
        d="M42 92V78M42 82c-8 0-11-5-11-11 8 0 11 4 11 11ZM42 78c0-7 4-11 11-11 0 7-4 11-11 11Z"
        className={tone.leaf}
      />
    </Illustration>
  );
}
