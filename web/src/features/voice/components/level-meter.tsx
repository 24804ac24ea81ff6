export interface LevelMeterProps {
  /** From 0 to 1, the newest at the end. */
  levels: readonly number[];
  className?: string;
}

const least = 0.08;

/** How loud it was in the last seconds. Decoration: what is recorded is said in words. */
export function LevelMeter({ levels, className = '' }: LevelMeterProps) {
  return (
    <div aria-hidden="true" className={`flex h-8 items-center justify-end gap-[3px] overflow-hidden ${className}`}>
      {levels.map((level, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- bars have no identity but their place
          key={place}
          className="h-full w-[3px] shrink-0 rounded-full bg-accent-ink forced-colors:bg-[ButtonText]"
          style={{ scale: `1 ${Math.max(least, level).toFixed(2)}` }}
        />
      ))}
    </div>
  );
}
