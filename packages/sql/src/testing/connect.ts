import { connect as connectTo, type Sql } from '../sql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export function connect(url: string, max: number, answerMs?: number): Sql {
  return connectTo({ connectionString: url, max, ...(answerMs && { answerMs }) });
}
