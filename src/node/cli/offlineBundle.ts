/** `npm run offline-bundle -- [--file offline-bundle.zip]`: writes the built site into one zip that works in any folder. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatSize } from '../export/budgets/formatSize';
import { writeOfflineBundle } from '../export/offline-bundle/writeOfflineBundle';
import { getBuildDate } from '../export/worker/writeWorker';
import { runStep } from './runStep';

const { values } = parseArgs({ options: { file: { type: 'string', default: 'offline-bundle.zip' } } });

await runStep('offline copy', async () => {
  const projectDirectory = process.cwd();
  const outDirectory = path.join(projectDirectory, 'out');
  const { files, bytes } = await writeOfflineBundle({
    projectDirectory,
    outDirectory,
    file: values.file,
    date: getBuildDate(),
  });
  return `${files} files, ${formatSize(bytes)}: ${values.file}`;
});
