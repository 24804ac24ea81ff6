import { BiometricAuth, type CheckBiometryResult } from '@aparajita/capacitor-biometric-auth';
import { expect, test, vi } from 'vitest';
import { confirmByBiometrics, hasBiometrics } from './biometrics.ts';

vi.mock('@aparajita/capacitor-biometric-auth', () => ({
  AndroidBiometryStrength: { strong: 1 },
  BiometricAuth: {
    checkBiometry: vi.fn<typeof BiometricAuth.checkBiometry>(),
    authenticate: vi.fn<typeof BiometricAuth.authenticate>(),
  },
}));

const words = { reason: 'Open Alento', cancel: 'Use the PIN' };

test('only what the device itself would trust with a payment counts', async () => {
  const weak = { isAvailable: true, strongBiometryIsAvailable: false } as CheckBiometryResult;
  vi.mocked(BiometricAuth.checkBiometry).mockResolvedValueOnce(weak);
  expect(await hasBiometrics()).toBe(false);
  vi.mocked(BiometricAuth.checkBiometry).mockResolvedValueOnce({ ...weak, strongBiometryIsAvailable: true });
  expect(await hasBiometrics()).toBe(true);
});

test('a finger opens, another one and a cancelled question do not', async () => {
  const ask = vi.mocked(BiometricAuth.authenticate);
  ask.mockResolvedValueOnce();
  expect(await confirmByBiometrics(words)).toBe(true);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ allowDeviceCredential: false, cancelTitle: 'Use the PIN' });
  ask.mockRejectedValueOnce(new Error('userCancel'));
  expect(await confirmByBiometrics(words)).toBe(false);
});
