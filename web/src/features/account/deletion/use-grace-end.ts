import { useQuery } from '@tanstack/react-query';
import { loadConfig } from '#lib/config.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when a deletion that is asked for now could be taken back; undefined if it could not, or is not known yet. */
export function useGraceEnd(): string | undefined {
  const { data } = useQuery({
    queryKey: ['account', 'grace-end'],
    queryFn: async () => {
      const days = (await loadConfig()).limits.deletionGraceDays;
      return days > 0 ? new Date(Date.now() + days * dayMs).toISOString() : null;
    },
  });
  return data ?? undefined;
}
