import { expect, it } from 'vitest';
import { checkGrowth } from '../../../../src/node/export/budgets/checkGrowth';
import { weighPage } from '../../../../src/node/export/budgets/weighPage';
import { readPageFacts } from '../../../../src/node/export/page-facts/readPageFacts';
import { createFolder } from '../../createFolder';

const IDS = Array.from({ length: 600 }, (_, index) => `charts/page-${index}`);

const MAP = `e.s({${IDS.map((id, index) => `"${id}":()=>e.A(${(index * 7919) % 100_003})`).join(',')}})`;

/** Checks a site whose page loads `app.js`, beside the map of all pages, which it loads later. */
async function check(app: string) {
  const outDirectory = await createFolder({ 'app.js': app, 'map.js': MAP });
  const facts = await readPageFacts('/x/rows/', '<script src="/app.js"></script>');
  const weights = [await weighPage(facts, outDirectory, new Map())];
  return checkGrowth(weights, { outDirectory, names: new Set(IDS) });
}

it('accepts a map of all pages that no page loads with its HTML', async () => {
  expect(await check('import("/map.js")')).toEqual([]);
});

it('names the page and the script that would grow with the site', async () => {
  const [problem] = await check(MAP);
  expect(problem!.file).toBe('out/x/rows/');
  expect(problem!.message).toMatch(
    /would grow by \d\.\d KB if the site doubled.* \/app\.js names other pages/,
  );
});
