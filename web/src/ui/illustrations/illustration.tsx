import type { ReactNode, SVGProps } from 'react';

export type IllustrationProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

/** The few colours of every picture: one thing glows, the rest is paper, leaf, clay and shade. */
export const tone = {
  glow: 'fill-[light-dark(oklch(0.83_0.11_80),oklch(0.84_0.1_82))]',
  halo: 'fill-[light-dark(oklch(0.9_0.09_86/0.6),oklch(0.72_0.1_78/0.24))]',
  paper: 'fill-[light-dark(oklch(0.99_0.006_100),oklch(0.42_0.025_190))]',
  shade: 'fill-[light-dark(oklch(0.85_0.03_150),oklch(0.37_0.032_190))]',
  leaf: 'fill-[light-dark(oklch(0.7_0.065_145),oklch(0.56_0.06_155))]',
  clay: 'fill-[light-dark(oklch(0.77_0.07_45),oklch(0.6_0.065_42))]',
  night: 'fill-[light-dark(oklch(0.47_0.055_195),oklch(0.19_0.022_215))]',
  seam: 'stroke-[light-dark(oklch(0.74_0.125_72),oklch(0.84_0.1_82))]',
} as const;

/** The paper that every illustration is drawn on: a pebble of soft colour, and round pens. Decoration by default. */
export function Illustration({ children, className = 'w-48', ...props }: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`h-auto text-on-soft ${className}`}
      {...props}
    >
      <path d="M16 88C8 50 40 20 84 16s92 14 100 54-22 66-72 70-88-14-96-52Z" className="fill-soft" stroke="none" />
      {children}
    </svg>
  );
}
