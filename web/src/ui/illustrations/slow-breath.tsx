import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** Air that moves around a light, and a leaf it carries. */
export function SlowBreath(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <circle cx="100" cy="76" r="52" className={tone.halo} stroke="none" />
      <circle cx="100" cy="76" r="34" className={tone.halo} stroke="none" />
      <circle cx="100" cy="76" r="17" className={tone.glow} stroke="none" />
      <path d="M100 28a48 48 0 0 1 48 48M100 124a48 48 0 0 1-48-48" />
      <path d="M100 44a32 32 0 0 1 32 32M100 108a32 32 0 0 1-32-32" opacity=".55" />
      <path d="M20 56c18-8 26 8 42 0 9-5 8-16-1-16-6 0-8 6-4 9" />
      <path d="M138 104c14-8 24 6 42-2M146 117c8-3 14 2 22-1" />
      <path d="M150 50c4-14 14-20 28-18 0 15-12 24-28 18Z" className={tone.leaf} />
      <path d="M144 57c7-9 14-14 22-18" />
      <path d="M28 108c10-4 20 0 23 10-11 4-20 0-23-10Z" className={tone.leaf} />
    </Illustration>
  );
}
