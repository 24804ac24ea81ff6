export interface ScriptLinesProps {
  label: string;
  lines: readonly { readonly text: string }[];
  /** Which one is lit, from 0; -1 before the first. */
  current: number;
  onChoose: (line: number) => void;
}

/** Called with each line once it is lit. */
function keepInSight(line: HTMLLIElement | null): void {
  line?.scrollIntoView({ block: 'center' });
}

/** The words, the current line lit and kept in sight; each line is a way to go there. */
export function ScriptLines({ label, lines, current, onChoose }: ScriptLinesProps) {
  return (
    <ol
      aria-label={label}
      className="min-h-0 flex-1 scroll-smooth overflow-y-auto overscroll-contain mask-y-from-85% py-[30dvh] still:scroll-auto"
    >
      {lines.map(({ text }, line) => {
        const isLit = line === current;
        return (
          <li key={text} ref={isLit ? keepInSight : undefined} {...(isLit && { 'aria-current': 'true' })}>
            <button
              type="button"
              // One stop for the keyboard; the buttons below go from line to line.
              tabIndex={isLit ? 0 : -1}
              onClick={() => onChoose(line)}
              className={`mx-auto block min-h-touch w-full max-w-2xl cursor-pointer touch-manipulation rounded-md px-gutter py-2 text-center font-display text-balance transition-colors duration-(--duration-slow) still:transition-none ${isLit ? 'text-2xl text-ink' : 'text-lg text-muted'}`}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
