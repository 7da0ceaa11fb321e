/** Prints what the steps of the last build took, and what each page of the export weighs, against the budgets. */
import path from 'node:path';
import { compareWithBudgets } from '../budgets/compareWithBudgets';
import { formatSize } from '../budgets/formatSize';
import { weighPage, type SizeCache } from '../budgets/weighPage';
import { readExportedPages } from '../exported-pages/readExportedPages';
import { readFigures } from '../store/buildFigures';

const steps = await readFigures(process.cwd());
console.table(
  Object.fromEntries(
    steps.map(({ name, seconds, cpuSeconds, peakMemory }) => [
      name,
      {
        seconds: Number(seconds.toFixed(1)),
        'CPU seconds': Number(cpuSeconds.toFixed(1)),
        'peak MB': Math.round(peakMemory / 1e6),
      },
    ]),
  ),
);

const outDirectory = path.resolve('out');
const cache: SizeCache = new Map();
const rows: Record<string, Record<string, string>> = {};
for (const page of await readExportedPages(outDirectory)) {
  const weight = await weighPage(page, outDirectory, cache);
  rows[page.address] = Object.fromEntries(
    compareWithBudgets(weight).map(({ name, actual, budget, unit }) => [
      name,
      unit ? `${formatSize(actual)} / ${formatSize(budget)}` : `${actual} / ${budget}`,
    ]),
  );
}
console.table(rows);
