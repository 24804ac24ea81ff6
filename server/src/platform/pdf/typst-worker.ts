import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** One transcript, as JSON that the template reads. */
export interface PdfJob {
  id: number;
  transcript: string;
}

export type PdfAnswer =
  | { id: number; pdf: Uint8Array<ArrayBuffer> }
  | { id: number; failure: 'unavailable' | 'failed' };

const require = createRequire(import.meta.url);
const template = readFileSync(join(import.meta.dirname, 'conversation.typ'), 'utf8');
const fonts = ['noto-sans', 'vazirmatn', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc', 'noto-emoji'];
const weights = ['400Regular', '700Bold'];

/** Undefined where there is no compiler for this platform. */
const compiler = await createCompiler().catch(() => undefined);

parentPort?.on('message', ({ id, transcript }: PdfJob) => {
  const answer = compiler ? print(compiler, id, transcript) : ({ id, failure: 'unavailable' } as const);
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []);
});

async function createCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontPaths = fonts.flatMap((font) => {
    const folder = dirname(require.resolve(`@expo-google-fonts/${font}/package.json`));
    return weights.map((weight) => join(folder, weight));
  });
  return Compiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
}

/** What is wrong with a transcript is not told: it would quote what somebody wrote. */
function print(typst: NodeCompiler, id: number, transcript: string): PdfAnswer {
  try {
    const { result } = typst.compile({ mainFileContent: template, inputs: { transcript } });
    if (!result) return { id, failure: 'failed' };
    const pdf = typst.pdf(result, { pdfTags: true, creationTimestamp: Math.floor(Date.now() / 1000) });
    return { id, pdf: Uint8Array.from(pdf) };
  } catch {
    return { id, failure: 'failed' };
  } finally {
    // Of one conversation nothing helps the next, and nothing of it should stay in memory.
    typst.evictCache(0);
  }
}
