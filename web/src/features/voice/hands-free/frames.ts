/** Samples a second, and in a frame of ten milliseconds, as RNNoise wants them. */
export const sampleRate = 48_000;
export const frameLength = 480;
export const framesPerSecond = sampleRate / frameLength;

/** The name of the processor that cuts the microphone's sound into frames. */
export const framesProcessor = 'microphone-frames';
