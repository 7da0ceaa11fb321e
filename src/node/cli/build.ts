/**
 * Builds the site into `out/`: content, `next build`, then what is made from the export.
 *
 * `--only /x/introduction /x/react-charts/bars` exports these pages in all languages, and of the others only those that
 * no folder of `data/` has; nothing is checked that takes all pages. `--compiled` takes the content as `npm run check` has
 * compiled it.
 */
import { parseArgs } from 'node:util';
import { formatSize } from '../budgets/formatSize';
import { bundleClient } from '../client-bundle/bundleClient';
import { bundleSandbox } from '../sandbox/bundleSandbox';
import { writeCompletion } from '../completion/writeCompletion';
import { finishExport } from '../pipeline/finishExport';
import { runCommand } from './runCommand';
import { runStep } from './runStep';

const { values, positionals } = parseArgs({
  options: { only: { type: 'boolean', default: false }, compiled: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.only) {
  process.env.DOCS_PAGES = positionals.map((address) => address.replace(/\/$/, '')).join(' ');
}

if (!values.compiled) {
  await runCommand(process.execPath, ['--import', 'tsx', 'src/node/cli/pages.ts']);
}
await runStep('client', async () => {
  const { files, bytes } = await bundleClient(process.cwd());
  return `${files} scripts, ${formatSize(bytes)}`;
});
await runStep('sandbox', async () => {
  const { files, bytes } = await bundleSandbox(process.cwd());
  return `${files} scripts, ${formatSize(bytes)}`;
});
await runStep('completion', async () => {
  const { files, bytes } = await writeCompletion(process.cwd());
  return `${files} files, ${formatSize(bytes)}`;
});
await runStep('next', async () => {
  await runCommand('npx', ['next', 'build'], { quiet: true });
  return 'exported to out/';
});
await runStep('finish', () => finishExport(process.cwd()));
