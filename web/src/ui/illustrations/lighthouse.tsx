import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** A lighthouse close to the shore: help is near. */
export function Lighthouse(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path d="M108 47 172 32q8 14 4 33ZM92 47 30 37q-7 12-3 24Z" className={tone.halo} stroke="none" />
      <path d="M62 118c6-12 20-16 38-16s32 4 38 16Z" className={tone.leaf} />
      <path d="m88 58-6 48c10 4 26 4 36 0l-6-48Z" className={tone.paper} />
      <path d="m86 74 28-4 2 14-32 4Z" className={tone.clay} />
      <path d="M96 106v-8a4 4 0 0 1 8 0v8" />
      <path d="M90 38h20v20H90Z" className={tone.paper} />
      <circle cx="100" cy="48" r="6.5" className={tone.glow} />
      <path d="M88 38c2-8 6-12 12-14 6 2 10 6 12 14ZM100 24v-6M84 58h32" className={tone.clay} />
      <path d="M24 120c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0 14-5 22 0 14 5 22 0 12-5 20-1" />
      <path d="M50 132c7-4 12-4 19 0s12 4 19 0 12-4 19 0 12 4 19 0 12-4 19 0" opacity=".5" />
      <path d="M146 112h22l-4 8h-14ZM157 112V96l9 12h-9" className={tone.paper} />
    </Illustration>
  );
}
