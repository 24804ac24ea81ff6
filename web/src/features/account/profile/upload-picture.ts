import { loadConfig } from '#lib/config.ts';
import { getFiles } from '#lib/files.ts';
import { readSession } from '#lib/session.ts';

interface Sending {
  personId: string;
  picture: Blob;
  signal: AbortSignal;
  onProgress: (percentage: number) => void;
}

/**
 * Uploads a picture under a new name, so that no cache shows the one before, and answers its address. Supabase says
 * nothing of how far it has come, so the request is made here, to the same endpoint.
 */
export async function sendPicture({ personId, picture, signal, onProgress }: Sending): Promise<string> {
  const [session, files, config] = await Promise.all([readSession(), getFiles(), loadConfig()]);
  const path = `${personId}/${crypto.randomUUID()}.${picture.type.replace('image/', '')}`;
  const request = new XMLHttpRequest();
  request.open('POST', `${config.supabase.url}/storage/v1/object/avatars/${path}`);
  request.setRequestHeader('apikey', config.supabase.key);
  request.setRequestHeader('authorization', `Bearer ${session?.accessToken ?? ''}`);
  request.setRequestHeader('content-type', picture.type);
  request.setRequestHeader('cache-control', 'max-age=3600');
  await finish(request, { picture, signal, onProgress });
  return files.from('avatars').getPublicUrl(path).data.publicUrl;
}

function finish(request: XMLHttpRequest, { picture, signal, onProgress }: Omit<Sending, 'personId'>): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((100 * loaded) / total));
  request.addEventListener('load', () =>
    request.status === 200 ? resolve() : reject(new Error(`the upload was answered with ${request.status}`)),
  );
  request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
  signal.addEventListener('abort', () => {
    request.abort();
    reject(new DOMException('stopped', 'AbortError'));
  });
  request.send(picture);
  return promise;
}
