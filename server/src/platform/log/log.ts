import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Callers pass codes, ids and numbers: never an error object, never a text. */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
