const handOverMs = 60_000;

/** Hands a file to the device, which keeps it where downloads go. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this has returned.
  setTimeout(() => URL.revokeObjectURL(address), handOverMs);
}
