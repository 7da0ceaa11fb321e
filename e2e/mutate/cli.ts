/**
 * Tries the tests of a demo, or of all demos of a page, on demos with small faults, and prints the faults that they do
 * not notice: `npm run mutate -- charts/bars/StackedBars`, `charts/bars` or `/x/react-charts/bars/`.
 */
import { runCommand } from '../../src/node/base/commands/runCommand';
import { listDemos } from '../../src/node/site/health/listDemos';
import { PROJECT } from '../site/project';
import { chooseDemos } from './chooseDemos';

try {
  const chosen = chooseDemos(await listDemos(PROJECT), process.argv[2]);
  const env = { E2E_MUTATE: chosen.map(({ key }) => key).join(' ') };
  await runCommand('playwright', ['test', '--config', 'e2e/mutate/playwright.config.ts'], { env });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
