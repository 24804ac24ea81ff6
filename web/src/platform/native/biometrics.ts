import { AndroidBiometryStrength, BiometricAuth } from '@aparajita/capacitor-biometric-auth';

/** Whether this device knows somebody's finger or face, well enough to open an app with. */
export async function hasBiometrics(): Promise<boolean> {
  const { strongBiometryIsAvailable } = await BiometricAuth.checkBiometry();
  return strongBiometryIsAvailable;
}

/** Asks for a finger or a face. False where it is not theirs, or they would rather not. */
export async function confirmByBiometrics(words: { reason: string; cancel: string }): Promise<boolean> {
  return BiometricAuth.authenticate({
    reason: words.reason,
    androidTitle: words.reason,
    cancelTitle: words.cancel,
    // The code of the device is known to more people than a PIN of Alento's own.
    allowDeviceCredential: false,
    androidBiometryStrength: AndroidBiometryStrength.strong,
  }).then(
    () => true,
    () => false,
  );
}
