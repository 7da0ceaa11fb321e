/** Prints what each page of the export weighs, against the budgets. */
import path from 'node:path';
import { compareWithBudgets, formatSize } from '../budgets/checkBudgets';
import { measurePage, type SizeCache } from '../budgets/measurePage';
import { readExport } from '../store/readExport';

const outDirectory = path.resolve('out');
const cache: SizeCache = new Map();
const rows: Record<string, Record<string, string>> = {};
for (const page of await readExport(outDirectory)) {
  const weight = await measurePage(page, outDirectory, cache);
  rows[page.address] = Object.fromEntries(
    compareWithBudgets(weight).map(({ name, actual, budget, unit }) => [
      name,
      unit ? `${formatSize(actual)} / ${formatSize(budget)}` : `${actual} / ${budget}`,
    ]),
  );
}
console.table(rows);
