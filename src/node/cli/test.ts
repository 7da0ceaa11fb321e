/**
 * Runs every check: content, lint, types, unit tests, build, browser tests.
 *
 * `--all` visits every page in the browser instead of a sample; `--browser-only` takes the build as it is.
 */
import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { writeHealthReport } from '../health/writeHealthReport';
import { runCommand } from './runCommand';
import { runStep } from './runStep';

const REPORTS = '.cache/test';

interface Count {
  passed: number;
  failed: number;
}

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, 'browser-only': { type: 'boolean', default: false } },
});
const counts: Count[] = [];

async function readReport(name: string): Promise<Record<string, unknown>> {
  return JSON.parse(await fs.readFile(`${REPORTS}/${name}`, 'utf8'));
}

async function countUnitTests(): Promise<Count> {
  const { numPassedTests, numFailedTests } = await readReport('unit.json');
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

async function countBrowserTests(): Promise<Count> {
  const { stats } = (await readReport('browser.json')) as { stats: Record<string, number> };
  return { passed: stats.expected ?? 0, failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) };
}

/** Prints the plain line that adds the runners' own counts, and ends the process. */
function finish(): never {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

async function runTests(
  name: string,
  command: () => Promise<number>,
  count: () => Promise<Count>,
): Promise<void> {
  await runStep(name, async () => {
    await command();
    const { passed, failed } = await count();
    // A runner that could not start has tested nothing, and that is a failure.
    const result = { passed, failed: passed === 0 ? Math.max(failed, 1) : failed };
    counts.push(result);
    return `${result.passed} passed, ${result.failed} failed`;
  });
  if (counts.at(-1)!.failed > 0) {
    finish();
  }
}

await fs.mkdir(REPORTS, { recursive: true });
if (!values['browser-only']) {
  // Generated modules first: the checks read them.
  await runCommand('npm', ['run', '--silent', 'content']);
  await runStep('lint', async () => {
    await runCommand('npm', ['run', '--silent', 'lint'], { quiet: true });
    return 'no finding';
  });
  await runStep('types', async () => {
    await runCommand('npm', ['run', '--silent', 'typecheck'], { quiet: true });
    return 'no error';
  });
  const unit = [
    'run',
    '--silent',
    'unit',
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${REPORTS}/unit.json`,
  ];
  await runTests('unit', () => runCommand('npm', unit, { mayFail: true }), countUnitTests);
  await runCommand('npm', ['run', '--silent', 'build']);
}
const env = { E2E_ROUTES: values.all ? 'all' : (process.env.E2E_ROUTES ?? '') };
await runTests(
  'browser',
  () => runCommand('npm', ['run', '--silent', 'e2e'], { mayFail: true, env }),
  countBrowserTests,
);
// The page of health tells of this build what was proven just now.
await writeHealthReport(process.cwd());
finish();
