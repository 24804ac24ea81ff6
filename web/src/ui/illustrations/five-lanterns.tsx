import { Illustration, type IllustrationProps, tone } from './illustration.tsx';

/** Five lanterns of different shapes on a line, one of them lit: who shall listen? */
export function FiveLanterns(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path d="M12 34c40 22 136 22 176 0" />
      <circle cx="100" cy="84" r="38" className={tone.halo} stroke="none" />
      <path d="M36 44v18M64 49v29M100 51v13M136 49v27M164 44v18" />
      <circle cx="36" cy="76" r="14" className={tone.paper} />
      <path d="M54 104V88a10 10 0 0 1 20 0v16Z" className={tone.shade} />
      <path d="M82 84c0-12 8-20 18-20s18 8 18 20-8 24-18 24-18-12-18-24Z" className={tone.glow} />
      <path d="M90 68c-4 10-4 28 0 36M110 68c4 10 4 28 0 36" opacity=".45" />
      <path d="m136 76 12 16-12 16-12-16Z" className={tone.clay} />
      <path d="M164 62c10 10 14 16 14 22a14 14 0 0 1-28 0c0-6 4-12 14-22Z" className={tone.paper} />
      <path d="M36 90v7M64 104v7M100 108v10M136 108v7M164 98v7" />
    </Illustration>
  );
}
