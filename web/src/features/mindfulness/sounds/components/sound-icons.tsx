import type { SoundId } from '@alento/domain/mindfulness/sounds.ts';
import { Icon, type IconProps } from '#ui/icons.tsx';

const drawings: Readonly<Record<SoundId, string>> = {
  'forest-birds':
    'M4 17.5c4.5.8 12 .6 13-5.5l3-1.8-2.7-.9c-.6-2.2-3-3.4-5.1-2.3-1.5.8-2 2.2-2.2 3.7-.4 2.7-2.9 5.2-6 6.8ZM13.6 9.3h.01M11 17.3V20M14 16.2V20',
  'wind-leaves':
    'M3.5 9.5h9.2c3.2 0 3.4-4.6.5-4.6-1.3 0-2.1.9-2.1 2M3.5 13h14c3.6 0 3.9 5.4.5 5.4-1.4 0-2.3-1-2.3-2.2M3.5 16.5h6',
  'mountain-wind': 'm3 18.5 6-10.5 3.6 6.2M10.5 18.5l5.2-8.3 5.3 8.3ZM14.5 5.5h3.2c1.7 0 1.9-2.5.3-2.5',
  'tropical-forest':
    'M12.5 20c-.4-4 0-7 1-10M13.5 10c-1.8-3.6-5-4.4-8-2.6 3.4-.2 5.7.8 8 2.6ZM13.5 10c-4-.6-6.7 1-7.5 4.5 2-2.6 4.2-3.8 7.5-4.5ZM13.5 10c1-3.8 3.6-5.4 7-4.3-3 .4-5 1.7-7 4.3ZM13.5 10c3.4-.4 5.6 1 6.5 4.3-1.9-2.3-3.7-3.5-6.5-4.3ZM8 20h9',
  'night-crickets': 'M18.5 14.8A7.3 7.3 0 0 1 9.2 5.5a7.3 7.3 0 1 0 9.3 9.3ZM16 4.5v3M14.5 6h3M19.5 9.5v.01',
  campfire:
    'M12 3.5c.5 3.5 4.5 5 4.5 9a4.5 4.5 0 0 1-9 0c0-1.7.8-3 2-4 .3 1.4.8 2.2 1.7 2.7C10.7 8.5 11 6 12 3.5ZM5 20.5l14-3M5 17.5l14 3',
  'ocean-waves':
    'M3 9.5c2.3-2.3 4.2-2.3 6 0s3.7 2.3 6 0 4.2-2.3 6 0M3 14c2.3-2.3 4.2-2.3 6 0s3.7 2.3 6 0 4.2-2.3 6 0M3 18.5c2.3-2.3 4.2-2.3 6 0s3.7 2.3 6 0 4.2-2.3 6 0',
  'rain-forest':
    'M7.2 13.5a4 4 0 0 1-.4-7.9 5.3 5.3 0 0 1 10.1 1.1 3.4 3.4 0 0 1-.4 6.8ZM8.5 16.5l-1 3M12.5 16.5l-1 3M16.5 16.5l-1 3',
  stream:
    'M6 4c5 2.5-2 5.5 2 8s-2 5.5 2 8M12 4c5 2.5-2 5.5 2 8s-2 5.5 2 8M18 4c1.5 1 1.8 2 1.4 3.2M19.5 16.5c.3 1.3 0 2.5-1 3.5',
  'white-noise': 'M4 7v10M8 7v10M12 7v10M16 7v10M20 7v10',
  'pink-noise': 'M4 5v14M8 6.5v11M12 8v8M16 9.5v5M20 11v2',
  'brown-noise': 'M4 4v16M8 8v8M12 10.2v3.6M16 11.4v1.2M20 12v.01',
};

/** A picture of a sound; of noise, how much of it is low and high. */
export function SoundIcon({ sound, ...props }: IconProps & { sound: SoundId }) {
  return (
    <Icon {...props}>
      <path d={drawings[sound]} />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </Icon>
  );
}

export function TimerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="13" r="7.3" />
      <path d="M12 9.2V13l2.5 1.8M9.5 3h5" />
    </Icon>
  );
}
