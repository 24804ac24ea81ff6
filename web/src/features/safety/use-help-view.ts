import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { type ComponentType, useEffect, useState } from 'react';

export interface HelpViewProps {
  help: HelpBlock;
  /** The person says that it was not meant so. */
  onDismiss: () => void;
  /** Only the line to begin with, where the whole has to fit on a small phone. */
  hasOneLine?: boolean;
  /** Opens a page of ours without leaving this one behind; without it the browser does. */
  onOpen?: (path: string) => void;
}

type HelpView = ComponentType<HelpViewProps>;

/** Fetches what shows help, and its words; the app hands it in, which knows the way out of the page. */
export type LoadHelp = () => Promise<HelpView>;

/** The help components, preloaded; null until then, and if loading failed. */
export function useHelpView(load: LoadHelp): HelpView | null {
  const [view, setView] = useState<{ readonly Help: HelpView } | null>(null);
  useEffect(() => {
    load().then(
      (Help) => setView({ Help }),
      // What the page has without it stands in.
      () => undefined,
    );
  }, [load]);
  return view?.Help ?? null;
}
