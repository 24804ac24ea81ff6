/** Ends a check: silent if there is nothing to say. */
export function report(problems: string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
