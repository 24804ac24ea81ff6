/** Where the manifest has other apps send what is shared with Alento; the service worker answers it on the device. */
export const sharePath = '/share';
