import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

/** Answers whether something was chosen to share it with. */
export async function shareWithDevice({ url, title, text }: ShareData): Promise<boolean> {
  const what = {
    ...(url !== undefined && { url }),
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
  };
  return Share.share(what).then(
    () => true,
    () => false,
  );
}

/** A web view has no downloads: the file is handed to whatever the person chooses, and then forgotten here. */
export async function shareFile(name: string, content: Blob): Promise<void> {
  const file = { path: name, directory: Directory.Cache };
  const { uri } = await Filesystem.writeFile({ ...file, data: await toBase64(content) });
  try {
    await Share.share({ files: [uri] }).catch(() => undefined);
  } finally {
    await Filesystem.deleteFile(file);
  }
}

async function toBase64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
