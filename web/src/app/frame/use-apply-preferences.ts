import { useEffect } from 'react';
import { whenQuiet } from '#lib/when-quiet.ts';

/** Reads the profile when the page is idle: name, picture and preferences. */
export function useApplyPreferences(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return;
    whenQuiet(() => {
      void import('#features/settings/adopt-preferences.ts')
        .then(({ adoptPreferences }) => adoptPreferences(personId))
        .catch(() => undefined);
    });
  }, [personId]);
}
