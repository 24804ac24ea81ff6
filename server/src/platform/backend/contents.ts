import { createDiskStore } from '@alento/backend/storage/contents/disk-store.ts';
import { createS3Store, type S3Options } from '@alento/backend/storage/contents/s3-store.ts';
import type { ContentStore } from '@alento/backend/storage/contents/content-store.ts';
import { join } from 'node:path';

/** Where uploads lie: on an S3-compatible service if one is configured, else in the data folder. */
export function createContents({ dataDir, s3 }: { dataDir: string; s3: S3Options | undefined }): ContentStore {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'storage'));
}
