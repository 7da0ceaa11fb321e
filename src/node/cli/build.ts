/** Builds the site into `out/`: content, `next build`, then what is made from the export. */
import { finishExport } from '../pipeline/finishExport';
import { runCommand } from './runCommand';
import { runStep } from './runStep';

await runCommand('npx', ['tsx', 'src/node/cli/content.ts']);
await runStep('next', async () => {
  await runCommand('npx', ['next', 'build'], { quiet: true });
  return 'exported to out/';
});
await runStep('finish', () => finishExport(process.cwd()));
