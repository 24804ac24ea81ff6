/** A phase of a breath: `in`, `hold`, `out` and `rest`, its length and what is left of it in seconds. */
interface Moment {
  readonly phase: 'in' | 'hold' | 'out' | 'rest';
  readonly seconds: number;
  readonly left: number;
}

export interface BreathLampProps {
  /** Null while no exercise runs. */
  moment: Moment | null;
  /** The current instruction, also announced to screen readers. */
  words: string;
}

/** A light that grows with the breath in and sinks with the breath out. */
export function BreathLamp({ moment, words }: BreathLampProps) {
  const isWide = moment?.phase === 'in' || moment?.phase === 'hold';
  return (
    <div className="relative grid size-72 max-w-full place-items-center">
      <div
        aria-hidden="true"
        className="lamp absolute inset-0 rounded-full transition-transform ease-in-out"
        style={{ transform: `scale(${isWide ? 1 : 0.5})`, transitionDuration: `${moment?.seconds ?? 1}s` }}
      />
      <div className="relative text-center">
        <p aria-live="assertive" className="font-display text-3xl">
          {words}
        </p>
        <p aria-hidden="true" className="h-8 text-lg text-muted tabular-nums">
          {moment?.left}
        </p>
      </div>
    </div>
  );
}
