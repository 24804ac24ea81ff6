/** Largest recording that can be sent, in bytes. */
export const maxAudioBytes = 10 * 1024 * 1024;

/** Longest recording, in seconds. */
export const maxRecordingSeconds = 300;

/** Longest text that is spoken in one piece, in UTF-16 code units: a sentence, or a few. */
export const maxSpeechLength = 1_000;

/** How fast a voice may speak: 1 is its own pace. */
export const speechRates = { min: 0.5, max: 2, step: 0.1 } as const;
