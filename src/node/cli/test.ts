/**
 * Runs every check: the content, which is compiled once; then lint, types, what was written, unit tests and the build, two
 * at a time; then browser tests. The last line that it prints is `N passed, M failed`; a step that fails without tests
 * counts as one failure. The line before says what has not been visited in the browser since it changed.
 *
 * `--all` visits all of that, and tries values in property tests that no run has tried; with `--shard 1/3` it visits a part.
 * `--browser-only` takes the build as it is.
 */
import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hashVisits, type VisitHashes } from '../site/health/hashVisits';
import { listPending } from '../site/health/listPending';
import { writeHealthReport } from '../site/health/writeHealthReport';
import { collectOutput } from '../base/commands/collectOutput';
import { runCommand } from '../base/commands/runCommand';
import { runStep } from './runStep';
import { runTogether } from './runTogether';

const REPORTS = '.cache/test';

/** Checks that run at the same time. Two keep the two cores of a small machine busy until the last of them ends. */
const STEPS_AT_ONCE = 2;

interface Count {
  passed: number;
  failed: number;
}

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    'browser-only': { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
});
/** What each step found, by its name. */
const counts = new Map<string, Count>();

/** The report of a runner; empty when it wrote none. */
async function readReport(name: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await fs.readFile(`${REPORTS}/${name}`, 'utf8'));
  } catch {
    return {};
  }
}

async function countUnitTests(): Promise<Count> {
  const { numPassedTests, numFailedTests } = await readReport('unit.json');
  return { passed: Number(numPassedTests ?? 0), failed: Number(numFailedTests ?? 0) };
}

async function countBrowserTests(): Promise<Count> {
  const { stats = {} } = (await readReport('browser.json')) as { stats?: Record<string, number> };
  return { passed: stats.expected ?? 0, failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) };
}

/** Prints which steps failed, then the plain line that adds the runners' own counts, and ends the process. */
function finish(): never {
  const all = [...counts.values()];
  const passed = all.reduce((sum, count) => sum + count.passed, 0);
  const failed = all.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) {
    const names = [...counts].filter(([, count]) => count.failed > 0).map(([name]) => name);
    console.log(`what failed is said above, in the output of: ${names.join(', ')}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** Runs tests, and takes their number from the report of the runner. */
async function runTests(
  name: string,
  run: () => Promise<number>,
  count: () => Promise<Count>,
): Promise<void> {
  await runStep(name, async () => {
    const code = await run();
    const { passed, failed } = await count();
    // A runner that fails outside of its tests, or that could not start and has tested nothing, is a failure too.
    const result = { passed, failed: code !== 0 || passed === 0 ? Math.max(failed, 1) : failed };
    counts.set(name, result);
    return `${result.passed} passed, ${result.failed} failed`;
  });
}

/** Runs an npm script beside others, and prints all that it wrote when it ends. */
async function runAside(...args: string[]): Promise<number> {
  const { code, output } = await collectOutput('npm', ['run', '--silent', ...args]);
  process.stdout.write(output);
  return code;
}

/** Runs a check that counts nothing. */
async function runCheck(name: string, script: string): Promise<void> {
  await runStep(name, async () => {
    const failed = (await runAside(script)) === 0 ? 0 : 1;
    counts.set(name, { passed: 0, failed });
    return failed > 0 ? 'failed' : 'no finding';
  });
}

/** Runs a script that the next steps need. */
async function runRequired(script: string, ...args: string[]): Promise<void> {
  const code = await runCommand('npm', ['run', '--silent', script, ...args], { mayFail: true });
  counts.set(script, { passed: 0, failed: code === 0 ? 0 : 1 });
}

const hasFailure = () => [...counts.values()].some(({ failed }) => failed > 0);

function finishOnFailure(): void {
  if (hasFailure()) {
    finish();
  }
}

/** Says how many pages and demos were not visited as they are now. */
async function describePending(visits: VisitHashes): Promise<string> {
  const { pages, demos } = await listPending(process.cwd(), visits);
  return pages.length + demos.length === 0
    ? 'pending: nothing'
    : `pending: ${pages.length} pages and ${demos.length} demos; \`npm run test:all\` visits them`;
}

function runUnitTests(): Promise<number> {
  return runAside('unit', '--', '--reporter=default', '--reporter=json', `--outputFile=${REPORTS}/unit.json`);
}

if (values.all) {
  process.env.PROPERTY_SEED ??= String(Date.now() % 2 ** 31);
}
await fs.mkdir(REPORTS, { recursive: true });
if (!values['browser-only']) {
  // A report of an earlier run would be counted when the runner does not start.
  await fs.rm(`${REPORTS}/unit.json`, { force: true });
  await runRequired('check', '--', '--without-written');
  finishOnFailure();
  // They read generated modules. The build shows what is found in what was written, and takes the exports made for that.
  const buildFromWritten = async () => {
    await runRequired('written');
    await runRequired('build', '--', '--compiled');
  };
  await runTogether(
    [
      buildFromWritten,
      () => runCheck('lint', 'lint'),
      () => runCheck('types', 'typecheck'),
      () => runTests('unit', runUnitTests, countUnitTests),
    ],
    STEPS_AT_ONCE,
  );
  finishOnFailure();
}
const env = { E2E_VISIT: values.all ? 'all' : (process.env.E2E_VISIT ?? '') };
const shard = values.shard === undefined ? [] : ['--', `--shard=${values.shard}`];
await runTests(
  'browser',
  () => runCommand('npm', ['run', '--silent', 'e2e', ...shard], { mayFail: true, env }),
  countBrowserTests,
);
const visits = await hashVisits(process.cwd());
if (!hasFailure()) {
  // The health page shows what was tested just now.
  await writeHealthReport(process.cwd(), { visits });
}
console.log(await describePending(visits));
finish();
