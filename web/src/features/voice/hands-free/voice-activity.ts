import createRnnoise from '@jitsi/rnnoise-wasm/dist/rnnoise.js';
import wasmUrl from '@jitsi/rnnoise-wasm/dist/rnnoise.wasm?url';
import { frameLength } from './frames.ts';

/** RNNoise takes samples in the range of 16 bits. */
const fullScale = 32_768;
const bytesPerSample = 4;

/** Tells on this device how likely a frame is speech. */
export interface VoiceActivity {
  /** From 0 to 1, for a frame of samples from -1 to 1. */
  likelihoodOf(frame: Float32Array): number;
  close(): void;
}

/** The recurrent network of RNNoise (Valin 2018, "A Hybrid DSP/Deep Learning Approach to Real-Time Full-Band Speech Enhancement"). */
export async function openVoiceActivity(): Promise<VoiceActivity> {
  const rnnoise = await createRnnoise({ locateFile: () => wasmUrl });
  const state = rnnoise._rnnoise_create();
  const input = rnnoise._malloc(frameLength * bytesPerSample);
  const output = rnnoise._malloc(frameLength * bytesPerSample);
  return {
    likelihoodOf(frame) {
      rnnoise.HEAPF32.set(
        frame.map((sample) => sample * fullScale),
        input / bytesPerSample,
      );
      return rnnoise._rnnoise_process_frame(state, output, input);
    },
    close() {
      rnnoise._rnnoise_destroy(state);
      rnnoise._free(input);
      rnnoise._free(output);
    },
  };
}
