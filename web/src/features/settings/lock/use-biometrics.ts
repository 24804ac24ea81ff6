import { useEffect, useState } from 'react';
import { isNativeApp } from '#lib/is-native-app.ts';

/** Whether a finger or a face can open this app; in a browser none can. */
export function useHasBiometrics(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!isNativeApp()) return;
    void import('#platform/native/biometrics.ts')
      .then(({ hasBiometrics }) => hasBiometrics())
      .then(setHas, () => undefined);
  }, []);
  return has;
}

/** Asks for them. False where they are not known, or the person would rather not. */
export async function askForBiometrics(words: { reason: string; cancel: string }): Promise<boolean> {
  if (!isNativeApp()) return false;
  const { confirmByBiometrics } = await import('#platform/native/biometrics.ts');
  return confirmByBiometrics(words);
}
