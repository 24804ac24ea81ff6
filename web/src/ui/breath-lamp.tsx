import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A step of a breath: how full it finds and leaves the lungs, and when it begins after the first breath, in seconds. */
interface Step {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly seconds: number | null;
  readonly startsAt: number;
}

export interface BreathLampProps {
  /** Null while nobody breathes along. */
  step: Step | null;
  /** When the first breath began, as `performance.now` tells it. */
  startedAt: number;
  /** `whole` takes what room there is. */
  size?: 'part' | 'whole';
  /** What stands in the light. */
  children: ReactNode;
}

const sizes = { part: 'size-72 max-w-full', whole: 'size-[min(96vw,64dvh)]' } as const;
const least = 0.42;
const scale = (fill: number): string => `scale(${least + (1 - least) * fill})`;

/** Slow at both ends, as breath is: half a wave of a sine. */
const easing = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** A light that grows with the breath in and sinks with the breath out. For whoever wants nothing to move, it rests. */
export function BreathLamp({ step, startedAt, size = 'part', children }: BreathLampProps) {
  const light = useRef<HTMLDivElement>(null);
  const { from, to, seconds, startsAt } = step ?? { from: 0, to: 0, seconds: 0, startsAt: 0 };

  useLayoutEffect(() => {
    const keyframes = [{ transform: scale(from) }, { transform: scale(to) }];
    const swelling = light.current?.animate(keyframes, { duration: (seconds ?? 0) * 1000, easing, fill: 'both' });
    // By the clock and not from now on: a screen that was busy or away shows it where it belongs.
    if (swelling && startedAt > 0) swelling.startTime = startedAt + startsAt * 1000;
    return () => swelling?.cancel();
  }, [from, to, seconds, startsAt, startedAt]);

  return (
    <div className={`relative grid shrink-0 place-items-center ${sizes[size]}`}>
      <div ref={light} aria-hidden="true" className="lamp absolute inset-0 rounded-full still:hidden" />
      <div aria-hidden="true" className="lamp absolute inset-0 hidden scale-75 rounded-full still:block" />
      <div className="relative text-center">{children}</div>
    </div>
  );
}
