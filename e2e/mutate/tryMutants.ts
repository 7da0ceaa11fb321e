import { test } from '@playwright/test';
import { listDemos } from '../../src/node/site/health/listDemos';
import { PROJECT } from '../site/project';
import { describeMutant } from './describeMutant';
import { listMutants } from './listMutants';
import { loadOptionValues } from './loadOptionValues';
import { readDemoScript } from './readDemoScript';
import type { DemoResult } from './reporter';
import { runDemoTest } from './runDemoTest';

/** For a demo as it is, before it is known how long its test takes. */
const LIMIT_MS = 120_000;

const keys = (process.env.E2E_MUTATE ?? '').split(' ');
const demos = (await listDemos(PROJECT)).filter(({ key }) => keys.includes(key));

for (const listed of demos) {
  test(listed.key, async ({ browser, baseURL }) => {
    const { address, code, isOwn } = await readDemoScript(listed);
    const mutants = listMutants(code, await loadOptionValues(PROJECT), isOwn);
    const run = (mutated: string, limitMs: number) =>
      runDemoTest(browser, { baseURL: baseURL!, listed, script: { address, code: mutated }, limitMs });
    const begin = performance.now();
    const failure = await run(code, LIMIT_MS);
    const result: DemoResult = { failure, all: mutants.length, survivors: [] };
    // Slower than this only where it waits for something that does not come.
    const limitMs = 2 * (performance.now() - begin) + 15_000;
    for (const mutant of failure === undefined ? mutants : []) {
      const mutated = code.slice(0, mutant.start) + mutant.code + code.slice(mutant.end);
      // oxlint-disable-next-line no-await-in-loop
      if ((await run(mutated, limitMs)) === undefined) {
        result.survivors.push(describeMutant(code, mutant));
      }
    }
    await test.info().attach('result', { body: JSON.stringify(result), contentType: 'application/json' });
  });
}
