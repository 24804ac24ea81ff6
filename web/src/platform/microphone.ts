import { AppError } from '@alento/domain/app-error.ts';

/**
 * Opens the microphone, with the echo of the loudspeaker taken out. In the shell of an app for phones the web view asks
 * the system in the same way.
 */
export async function openMicrophone(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new AppError('voice.microphone_unavailable');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
    });
  } catch (cause) {
    const isDenied = cause instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(cause.name);
    throw new AppError(isDenied ? 'voice.microphone_denied' : 'voice.microphone_unavailable', { cause });
  }
}

/** Lets go of it: the browser's sign that it listens goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
