// Installs what is missing before any other script runs. Node's own modules only, and any Node ≥ 20: nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules/.alento-installed');
const lowestNode = [22, 22];

const lock = readFileSync(join(root, 'package-lock.json'));
const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  await install();
  dropNodeThatCannotRun();
  writeFileSync(stampFile, stamp);
}
demandNode();

async function install() {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log('Installing packages, which takes about a minute the first time');
  const timer = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  const code = await runNpm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ]);
  clearInterval(timer);
  if (code !== 0) giveUp('The packages could not be installed: see the lines above, then run the same command again.');
  console.log(`Installed packages in ${seconds()} s`);
}

function runNpm(args) {
  // npm tells its scripts where it lies, and which Node it runs on; ours is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const child =
    npm && node
      ? spawn(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The Node that npm installed is for the usual Linux; where it cannot run, the system's has to do. */
function dropNodeThatCannotRun() {
  const node = join(root, 'node_modules/.bin/node');
  if (!existsSync(node) || spawnSync(node, ['--version']).status === 0) return;
  rmSync(node);
}

function demandNode() {
  const ours = ['node', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules/.bin', name)));
  if (ours) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1])) return;
  giveUp(
    `Alento needs Node ${lowestNode.join('.')} or newer on this system, and this is ${process.version}: see https://nodejs.org`,
  );
}

function giveUp(message) {
  console.error(message);
  process.exit(1);
}
