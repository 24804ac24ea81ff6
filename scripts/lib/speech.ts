import { spawnSync } from 'node:child_process';
import { installWithApt } from './apt.ts';

/** Makes sure of a program that speaks into files, for the tests; where it cannot be had, they hum instead. */
export async function ensureSpeech(): Promise<void> {
  if (spawnSync('espeak-ng', ['--version']).status === 0) return;
  console.log('Installing a voice for the tests');
  if (!(await installWithApt('espeak-ng'))) console.log('No espeak-ng: the tests speak with a hum of their own');
}
