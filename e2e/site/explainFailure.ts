import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { findDemo, getStaticPlace } from '../demos/demoPlace';
import { expect } from '../support/test';
import { findDifference } from './findDifference';
import type { OpenVisit } from './openVisit';

/** Whether React found something else than the snapshot. */
const HYDRATION = /React error (418|423|425)\b/;

/** Says which demo is wrong, where to correct it, and what to run then. */
export function explainDemo({ key }: ListedDemo, message: string): string {
  return [
    `data/${key}.tsx: ${message}`,
    `Correct the demo or data/${key}.test.ts, and run: E2E_VISIT=${key} npm run e2e -- site/visit.spec.ts`,
  ].join('\n');
}

async function describeDifference({ page, snapshots }: OpenVisit, listed: ListedDemo): Promise<string> {
  const isAlone = (await page.locator(getStaticPlace(listed)).count()) > 0;
  const stage = isAlone ? page.locator(getStaticPlace(listed)) : findDemo(page, listed).stage;
  const html = snapshots.get(listed.key)?.html;
  const difference = html && (await findDifference(stage, html));
  return difference ? `\nFirst difference: ${difference}.` : '';
}

/**
 * Asks something of a demo and requires that the document complained of nothing meanwhile.
 *
 * @throws what failed, with the demo, its file, what React found where hydration failed, and what to run
 */
export async function askQuietly(
  visit: OpenVisit,
  listed: ListedDemo,
  ask: () => Promise<void>,
): Promise<void> {
  try {
    await ask();
    expect(visit.takeFaults(), 'what the page complained of').toEqual([]);
  } catch (error) {
    const failure = error as Error;
    // What the page said is the cause more often than what was then not found in it.
    const faults = visit.takeFaults();
    const said = faults.length > 0 ? `\nThe page complained:\n${faults.join('\n')}` : '';
    const difference = HYDRATION.test(failure.message + said) ? await describeDifference(visit, listed) : '';
    failure.message = explainDemo(listed, `${failure.message}${said}${difference}`);
    throw failure;
  }
}
