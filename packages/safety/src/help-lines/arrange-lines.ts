import { audiences } from './audiences.ts';
import type { Line } from './schema.ts';

/** More than these at once are a list to be read, and not help. */
const maxAtOnce = 3;

export interface ArrangedLines {
  /** General lines, shown first. */
  readonly general: readonly Line[];
  /** General lines to try next. */
  readonly further: readonly Line[];
  /** For some, by whom they are for. */
  readonly special: readonly Line[];
  /** Not certain enough to be dialled without checking. */
  readonly unchecked: readonly Line[];
}

/** Puts the lines of a country in the order in which a person in need reads them. */
export function arrangeLines(lines: readonly Line[]): ArrangedLines {
  const inOrder = lines.toSorted((one, other) => audiences.indexOf(one.audience) - audiences.indexOf(other.audience));
  const checked = inOrder.filter(({ confidence }) => confidence !== 'low');
  const general = checked.filter(({ audience }) => audience === 'general');
  return {
    general: general.slice(0, maxAtOnce),
    further: general.slice(maxAtOnce),
    special: checked.filter(({ audience }) => audience !== 'general'),
    unchecked: inOrder.filter(({ confidence }) => confidence === 'low'),
  };
}
