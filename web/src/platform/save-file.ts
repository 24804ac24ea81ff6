import { isNativeApp } from '#lib/is-native-app.ts';

const handOverMs = 60_000;

/** Hands a file to the device, which keeps it where downloads go; an app asks where. */
export function saveFile(name: string, content: Blob): void {
  if (isNativeApp()) return void import('./native/sharing.ts').then(({ shareFile }) => shareFile(name, content));
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this has returned.
  setTimeout(() => URL.revokeObjectURL(address), handOverMs);
}
