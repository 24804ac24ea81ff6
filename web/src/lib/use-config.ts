import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { useEffect, useState } from 'react';
import { knownConfig, loadConfig } from './config.ts';

/** What the server lets a browser know; undefined until it has said so. */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState(knownConfig);
  useEffect(() => {
    if (config) return undefined;
    const load = (): void => void loadConfig().then(setConfig, () => undefined);
    load();
    // What failed is asked for again once there is a connection.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [config]);
  return config;
}
