import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installWithApt } from './apt.ts';
import { run } from './run.ts';

// The shell comes first: it draws no window around each page, which is nearly half of a browser's work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium that runs, installed if need be; null stands for Playwright's own. */
export async function ensureBrowser(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;
  if (named && !canRun(named)) throw new Error(`CHROME_PATH names ${named}, which does not run`);
  const found = named ?? findOnSystem();
  if (found) return found;
  if (existsSync(chromium.executablePath())) return null;
  console.log('Installing a browser for the tests');
  const { code } = await run('playwright', ['install', 'chromium'], { show: true });
  if (code === 0 && existsSync(chromium.executablePath())) return null;
  const installed = (await installBrowser()) && findOnSystem();
  if (installed) return installed;
  throw new Error('No browser: install Chromium or Chrome, or name one in CHROME_PATH, and run the tests again');
}

function findOnSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usualPlaces];
  return places.find((path) => existsSync(path) && canRun(path));
}

// Ubuntu has a program of this name that only says how to install the real one.
function canRun(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function installBrowser(): Promise<boolean> {
  return (
    (await installWithApt('fonts-liberation', 'chromium-headless-shell')) ||
    (await installWithApt('fonts-liberation', 'chromium'))
  );
}
