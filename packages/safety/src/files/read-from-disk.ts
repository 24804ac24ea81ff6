import { readFile } from 'node:fs/promises';

/** The bytes of a file that lies beside the code. */
export const readBytes = async (url: URL): Promise<Uint8Array> => readFile(url);
