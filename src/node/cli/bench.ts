/**
 * Prints what the steps of the last builds took, beside their goals, what each page of the export weighs, against the
 * budgets, and what each part that is loaded later adds to a page that rests.
 */
import path from 'node:path';
import { compareWithBudgets } from '../export/budgets/compareWithBudgets';
import { formatSize } from '../export/budgets/formatSize';
import { weighPage, type SizeCache } from '../export/budgets/weighPage';
import { readExportedPages } from '../export/page-facts/readExportedPages';
import { CLIENT_ADDRESS } from '../../shared/paths/clientFiles';
import { weighFiles } from '../export/budgets/weighContent';
import { listRestingScripts } from '../export/budgets/weighResting';
import { readClientManifest } from '../client-bundle/clientManifest';
import { readFigures } from '../base/store/buildFigures';
import { BUILD_GOALS } from '../base/store/buildGoals';

/** What a whole build is to take. */
function describeGoal(name: string): { goal?: string } {
  const goal = BUILD_GOALS[name];
  return goal ? { goal: `${goal.seconds} s, ${goal.cpuSeconds} s of CPU` } : {};
}

const steps = await readFigures(process.cwd());
console.table(
  Object.fromEntries(
    steps.map(({ name, seconds, cpuSeconds, peakMemory }) => [
      name,
      {
        seconds: Number(seconds.toFixed(1)),
        'CPU seconds': Number(cpuSeconds.toFixed(1)),
        'peak MB': Math.round(peakMemory / 1e6),
        ...describeGoal(name),
      },
    ]),
  ),
);

const outDirectory = path.resolve('out');
const cache: SizeCache = new Map();
const rows: Record<string, Record<string, string>> = {};
for (const page of await readExportedPages(process.cwd())) {
  const weight = await weighPage(page, outDirectory, cache);
  rows[page.address] = Object.fromEntries(
    compareWithBudgets(weight).map(({ name, actual, budget, unit }) => [
      name,
      unit ? `${formatSize(actual)} / ${formatSize(budget)}` : `${actual} / ${budget}`,
    ]),
  );
}
console.table(rows);

const manifest = readClientManifest(process.cwd());
const resting = listRestingScripts(manifest);
const parts: Record<string, Record<string, string>> = {
  'a page that rests': { JavaScript: formatSize(await weighFiles(outDirectory, resting)) },
};
for (const [module, names] of Object.entries(manifest.parts)) {
  if (module.startsWith('src/client/')) {
    const hrefs = names.map((name) => CLIENT_ADDRESS + name).filter((href) => !resting.has(href));
    parts[module] = { JavaScript: formatSize(await weighFiles(outDirectory, hrefs)) };
  }
}
console.table(parts);
