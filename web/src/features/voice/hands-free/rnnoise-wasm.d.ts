/** RNNoise built for WebAssembly by Jitsi, as far as it is used: the C interface, on the memory of the module. */
declare module '@jitsi/rnnoise-wasm/dist/rnnoise.js' {
  export interface Rnnoise {
    readonly HEAPF32: Float32Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    _rnnoise_create(): number;
    _rnnoise_destroy(state: number): void;
    /** Answers how likely the frame is speech, from 0 to 1. */
    _rnnoise_process_frame(state: number, output: number, input: number): number;
  }

  export default function createRnnoise(options: { locateFile: () => string }): Promise<Rnnoise>;
}
