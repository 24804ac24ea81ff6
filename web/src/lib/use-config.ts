import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { useEffect, useState } from 'react';
import { knownConfig, loadConfig } from './config.ts';
import { useOnline } from './use-online.ts';

/** What the server lets a browser know; undefined until it has said so. */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState(knownConfig);
  const isOnline = useOnline();
  useEffect(() => {
    if (config) return;
    let isGone = false;
    // What failed is asked for again once there is a connection.
    void loadConfig().then(
      (loaded) => isGone || setConfig(loaded),
      () => undefined,
    );
    return () => void (isGone = true);
  }, [config, isOnline]);
  return config;
}
