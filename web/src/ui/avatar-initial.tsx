/** The first letter of a name, in a circle. Decoration: the name itself stands nearby. */
export function AvatarInitial({ name, className = 'size-10' }: { name: string; className?: string }) {
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '·';
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-accent font-display text-lg text-[light-dark(oklch(0.29_0.03_180),oklch(0.22_0.03_75))] ${className}`}
    >
      {initial}
    </span>
  );
}
