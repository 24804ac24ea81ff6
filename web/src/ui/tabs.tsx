import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabItem<T extends string> {
  id: T;
  label: string;
  content: ReactNode;
}

export interface TabsProps<T extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem<T>[];
  selected: T;
  onSelect: (id: T) => void;
}

/** More than these are as wide as their words, and stand two by two where there is no room for one line. */
const few = 3;

/**
 * A few views of one place; only the chosen one is there. Arrows choose the next tab, as in the pattern "Tabs" of the
 * ARIA Authoring Practices, https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
 */
export function Tabs<T extends string>({ label, items, selected, onSelect }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const position = items.findIndex((item) => item.id === selected);

  function handleKeyDown(event: KeyboardEvent): void {
    const next = findNext(event, position, items.length);
    const item = items[next];
    if (!item) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onSelect(item.id);
  }

  return (
    <div className="@container">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`flex flex-wrap gap-1 rounded-xl bg-sunken p-1 ${items.length > few ? '*:flex-auto max-sm:text-sm @max-[22rem]:grid @max-[22rem]:grid-cols-2' : '*:flex-1'}`}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={item.id === selected ? `${id}-panel` : undefined}
            tabIndex={item.id === selected ? 0 : -1}
            className="grid min-h-touch framed-when-chosen cursor-pointer touch-manipulation place-items-center rounded-full px-2 text-center sm:px-3 leading-tight font-semibold text-muted transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-soft aria-selected:ring-1 aria-selected:ring-control"
            onKeyDown={handleKeyDown}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        key={selected}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        className="mt-6 outline-offset-8"
      >
        {items[position]?.content}
      </div>
    </div>
  );
}

/** The position of the tab that a key leads to; -1 for a key that leads nowhere. */
function findNext({ key, currentTarget }: KeyboardEvent, position: number, count: number): number {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRightToLeft ? -1 : 1,
    ArrowLeft: isRightToLeft ? 1 : -1,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? -1 : (position + step + count) % count;
}
