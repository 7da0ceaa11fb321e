/** `npm run offline-copy -- [--file offline-copy.zip]`: writes the built site into one zip that works in any folder. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatSize } from '../budgets/checkBudgets';
import { writeOfflineCopy } from '../offline-copy/writeOfflineCopy';
import { getBuildDate } from '../worker/writeWorker';
import { runStep } from './runStep';

const { values } = parseArgs({ options: { file: { type: 'string', default: 'offline-copy.zip' } } });

await runStep('offline copy', async () => {
  const projectDirectory = process.cwd();
  const outDirectory = path.join(projectDirectory, 'out');
  const { files, bytes } = await writeOfflineCopy({
    projectDirectory,
    outDirectory,
    file: values.file,
    date: getBuildDate(),
  });
  return `${files} files, ${formatSize(bytes)}: ${values.file}`;
});
