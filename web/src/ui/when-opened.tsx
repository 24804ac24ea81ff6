import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface OverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Stands there until it has come. */
  fallback?: ReactNode;
}

const loads = new Set<() => Promise<unknown>>();

/** Fetches what the controls of this page open: once somebody is there, no press has to wait. */
export function prepareOverlays(): void {
  for (const load of loads) void load().catch(() => undefined);
}

/** A part of the kit that is downloaded when it is first opened. What cannot be fetched closes again, and can be pressed once more. */
export function whenOpened<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let known: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (known ??= await load());
  loads.add(loadOnce);

  return function WhenOpened(props: Props) {
    const { isOpen, onOpenChange } = props;
    const [Loaded, setLoaded] = useState(() => known);
    const isWanted = isOpen && !Loaded;
    useEffect(() => {
      if (!isWanted) return;
      let isGone = false;
      void loadOnce().then(
        (loaded) => isGone || setLoaded(() => loaded),
        () => isGone || onOpenChange(false),
      );
      return () => void (isGone = true);
    }, [isWanted, onOpenChange]);
    return Loaded ? <Loaded {...props} /> : props.fallback;
  };
}
