import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { knownConfig, loadConfig } from './config.ts';

/** What the server lets a browser know; undefined until it has said so. */
export function useConfig(): Config | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: loadConfig,
    initialData: knownConfig,
    staleTime: Infinity,
  });
  return data;
}
