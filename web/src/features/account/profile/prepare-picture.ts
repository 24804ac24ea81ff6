import { maxPictureBytes, pictureEdge } from '@alento/domain/account/limits.ts';
import { detectPictureKind, tellingBytes } from '@alento/domain/account/picture-kind.ts';
import { AppError } from '@alento/domain/app-error.ts';

const quality = 0.86;

/**
 * Makes a small square of a photo, cut out of its middle. It is drawn anew, so nothing of where and with what it was
 * taken is left in it.
 */
export async function preparePicture(file: File): Promise<Blob> {
  if (file.size > maxPictureBytes) throw new AppError('account.picture_too_large');
  const beginning = await file.slice(0, tellingBytes).arrayBuffer();
  if (detectPictureKind(new Uint8Array(beginning)) === null) throw new AppError('account.picture_kind');
  const photo = await decode(file);
  try {
    return await encode(drawSquare(photo));
  } finally {
    photo.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    // A damaged file, or HEIC in a browser that cannot read it.
    throw new AppError('account.picture_unreadable', { cause });
  }
}

function drawSquare(photo: ImageBitmap): HTMLCanvasElement {
  const side = Math.min(photo.width, photo.height);
  const edge = Math.min(side, pictureEdge);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const [left, top] = [(photo.width - side) / 2, (photo.height - side) / 2];
  canvas.getContext('2d')?.drawImage(photo, left, top, side, side, 0, 0, edge, edge);
  return canvas;
}

/** As WebP, or as JPEG where a browser writes none. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const kind of ['image/webp', 'image/jpeg']) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, quality));
    if (blob?.type === kind) return blob;
  }
  throw new AppError('account.picture_unreadable');
}
