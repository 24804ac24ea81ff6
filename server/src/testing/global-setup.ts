import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of the PostgreSQL server that the suites make their databases on. */
    databaseUrl: string;
  }
}

/** Gives every suite one PostgreSQL server: the one of TEST_DATABASE_URL. */
export default function setup(project: TestProject): void {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  project.provide('databaseUrl', url);
}
