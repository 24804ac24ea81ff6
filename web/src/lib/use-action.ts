import { useCallback, useState } from 'react';

export interface Action<Input> {
  readonly run: (input: Input) => Promise<void>;
  readonly reset: () => void;
  readonly isPending: boolean;
  /** Why the last run failed; null before there was one, and after one that succeeded. */
  readonly error: unknown;
}

interface ActionOptions {
  /** Another page follows on success: until it is there, the action is under way. */
  leavesPage?: boolean;
}

const idle = { isPending: false, error: null as unknown };

/** One thing that somebody does by pressing, for screens that come without the store of queries. */
export function useAction<Input = void>(
  act: (input: Input) => Promise<void>,
  { leavesPage = false }: ActionOptions = {},
): Action<Input> {
  const [state, setState] = useState(idle);
  const reset = useCallback(() => setState(idle), []);

  async function run(input: Input): Promise<void> {
    setState({ isPending: true, error: null });
    try {
      await act(input);
      if (!leavesPage) reset();
    } catch (error) {
      setState({ isPending: false, error });
    }
  }

  return { ...state, run, reset };
}
