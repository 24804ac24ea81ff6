import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addContentPolicy } from './lib/app-page.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';
import { buildForPhones, mobileClientBuild } from './lib/web-build.ts';

/** What only browsers ask for: a store shows an app's icon, and nobody shares its pages. */
const leftOut = /[\\/](?:\.vite|icons|share|manifest\.webmanifest|__spa-fallback\.html)$/;

const mobile = join(root, 'mobile');

function readOrigin(name: string): string | null {
  const given = process.env[name];
  if (!given) return null;
  const { protocol, origin } = new URL(given);
  if (protocol !== 'https:') throw new Error(`${name} has to begin with https://`);
  return origin;
}

async function step(what: string, command: string, args: string[]): Promise<void> {
  console.log(what);
  const { code, output } = await run(command, args, { cwd: mobile });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
}

/** The page that every path of the app starts from, and what belongs to it. */
function copyInterface(servers: string[]): void {
  const www = join(mobile, 'www');
  rmSync(www, { recursive: true, force: true });
  cpSync(join(root, mobileClientBuild), www, { recursive: true, filter: (path) => !leftOut.test(path) });
  const page = join(www, 'index.html');
  writeFileSync(page, addContentPolicy(readFileSync(page, 'utf8'), servers));
}

/** Whose links open the app: both projects read it when they are built. */
function writeHost(host: string): void {
  writeFileSync(join(mobile, 'android/server.properties'), `host=${host}\n`);
  writeFileSync(join(mobile, 'ios/server.xcconfig'), `ALENTO_SERVER_HOST = ${host}\n`);
}

const server = readOrigin('ALENTO_SERVER_URL');
if (!server) throw new Error('Say which server the app belongs to: ALENTO_SERVER_URL=https://… npm run mobile:sync');
const supabase = readOrigin('ALENTO_SUPABASE_URL');

if (!existsSync(join(mobile, 'node_modules'))) await step('Installing Capacitor', 'npm', ['ci', '--ignore-scripts']);
await buildForPhones(server);
copyInterface([server, ...(supabase ? [supabase] : [])]);
writeHost(new URL(server).host);
await step('Bringing both projects up to date', process.execPath, [
  'node_modules/@capacitor/cli/bin/capacitor',
  'sync',
]);
await step('Checking both projects', process.execPath, [join(root, 'scripts/checks/check-mobile.ts')]);
console.log(`The app of ${server} is ready to be built: docs/guides/mobile.md`);
