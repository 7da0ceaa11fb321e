/** The development server: Next.js, and a content build after every save in what writers edit. */
import { spawn } from 'node:child_process';
import { watch } from 'chokidar';
import { runCommand } from './runCommand';

const WATCHED = ['data', 'translations', 'src/build', 'src/theme'];

const build = () =>
  new Promise<void>((resolve) => {
    const child = spawn('npx', ['tsx', 'src/build/cli/content.ts'], { stdio: 'inherit' });
    child.on('close', () => resolve());
  });

await runCommand('npx', ['tsx', 'src/build/cli/content.ts']);

let isBuilding = false;
let isStale = false;

/** One build at a time; saves during a build ask for one more. */
async function rebuild(): Promise<void> {
  isStale = true;
  if (isBuilding) {
    return;
  }
  isBuilding = true;
  while (isStale) {
    isStale = false;
    await build();
  }
  isBuilding = false;
}

watch(WATCHED, { ignoreInitial: true }).on('all', () => void rebuild());
await runCommand('npx', ['next', 'dev', ...process.argv.slice(2)]);
