/** Builds the site into `out/`: content, `next build`, then what is made from the export. */
import { finishExport } from '../site/finishExport';
import { runCommand } from './runCommand';
import { runStep } from './runStep';

await runCommand('npx', ['tsx', 'src/build/cli/content.ts']);
await runStep('next', async () => {
  await runCommand('npx', ['next', 'build'], { quiet: true });
  return 'exported to out/';
});
await runStep('finish', () => finishExport(process.cwd()));
