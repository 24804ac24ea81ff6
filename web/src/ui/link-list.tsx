import { Link } from 'react-router';
import { ForwardIcon } from '#ui/icons.tsx';

export interface LinkListRow {
  to: string;
  title: string;
  text?: string;
}

/** Places that belong together, one below the other. */
export function LinkList({ rows }: { rows: readonly LinkListRow[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {rows.map(({ to, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-14 items-center gap-4 px-4 py-3 text-ink no-underline -outline-offset-2 transition-colors hover:bg-raised"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              {text !== undefined && <span className="block text-sm text-muted">{text}</span>}
            </span>
            <ForwardIcon className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
