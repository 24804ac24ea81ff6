import type { ReactNode, SVGProps } from 'react';

type MarkName = 'default' | 'wise' | 'friend' | 'coach' | 'therapist';

export interface PersonalityMarkProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'name'> {
  name: MarkName;
}

const honey = 'fill-[light-dark(oklch(0.8_0.12_78),oklch(0.84_0.1_82))]';

/** Each its own outline and its own colour, and the same light in all of them. */
const marks: Record<MarkName, ReactNode> = {
  // A breath: air that moves around a light.
  default: (
    <>
      <circle cx="32" cy="32" r="28" className="fill-[light-dark(oklch(0.93_0.05_88),oklch(0.36_0.045_84))]" />
      <circle cx="32" cy="32" r="10" className={honey} />
      <g
        className="stroke-[light-dark(oklch(0.5_0.09_66),oklch(0.82_0.08_84))]"
        strokeWidth="3.5"
        strokeLinecap="round"
      >
        <path d="M32 14a18 18 0 0 1 18 18M32 50a18 18 0 0 1-18-18" />
      </g>
    </>
  ),
  // A doorway with the moon in it: a step back, and a wide view.
  wise: (
    <>
      <path
        d="M8 55V28a24 24 0 0 1 48 0v27a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4Z"
        className="fill-[light-dark(oklch(0.86_0.025_240),oklch(0.42_0.04_240))]"
      />
      <path
        d="M18 59V29a14 14 0 0 1 28 0v30Z"
        className="fill-[light-dark(oklch(0.43_0.045_245),oklch(0.24_0.03_245))]"
      />
      <path d="M35.5 22a8 8 0 1 0 5.5 12.5A7.5 7.5 0 0 1 35.5 22Z" className={honey} />
      <path d="M18 59V53c9-5 19-5 28 0v6Z" className="fill-[light-dark(oklch(0.68_0.035_240),oklch(0.55_0.04_240))]" />
    </>
  ),
  // Two who overlap, and the warmth where they do.
  friend: (
    <>
      <circle cx="22" cy="27" r="18" className="fill-[light-dark(oklch(0.74_0.08_42),oklch(0.62_0.08_42))]" />
      <circle cx="42" cy="37" r="18" className="fill-[light-dark(oklch(0.89_0.035_45),oklch(0.8_0.045_45))]" />
      <path d="M25.7 44.6A18 18 0 0 1 38.3 19.4 18 18 0 0 1 25.7 44.6Z" className={honey} />
    </>
  ),
  // A hill with a way up, and the sun behind it.
  coach: (
    <>
      <circle cx="47" cy="17" r="10" className={honey} />
      <path
        d="M5.5 51 25 15.5c3-5.5 9-5.5 12 0L58.5 51c2.5 4.5 0 8-5 8h-43c-5 0-7.500-3.5-5-8Z"
        className="fill-[light-dark(oklch(0.62_0.075_150),oklch(0.55_0.075_155))]"
      />
      <path
        d="M26 59c-4-8 16-8 13-15s-14-5-11-12c1-3 3-4 3-7"
        className="stroke-[light-dark(oklch(0.95_0.03_120),oklch(0.9_0.04_120))]"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  // A flower that opens on still water.
  therapist: (
    <>
      <path
        d="M9 24c12 1 21 8 23 22-13 1-23-8-23-22ZM55 24c-12 1-21 8-23 22 13 1 23-8 23-22Z"
        className="fill-[light-dark(oklch(0.83_0.045_330),oklch(0.5_0.06_330))]"
      />
      <path
        d="M32 6c9 10 12 22 8 33l-8 8-8-8C20 28 23 16 32 6Z"
        className="fill-[light-dark(oklch(0.64_0.075_335),oklch(0.72_0.065_335))]"
      />
      <path d="M32 28c4.5 5 5 12 0 18-5-6-4.5-13 0-18Z" className={honey} />
      <g
        className="stroke-[light-dark(oklch(0.55_0.07_330),oklch(0.74_0.055_330))]"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d="M11 51c14 4 28 4 42 0M21 59c7 1.5 15 1.5 22 0" />
      </g>
    </>
  ),
};

/** The emblem of a personality. Decoration: the personality is named nearby. */
export function PersonalityMark({ name, className = 'size-12', ...props }: PersonalityMarkProps) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" focusable="false" className={className} {...props}>
      {marks[name]}
    </svg>
  );
}
