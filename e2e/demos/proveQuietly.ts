import type { ListedDemo } from '../../src/node/health/listDemos';
import { expect } from '../support/test';
import type { DemoDocument } from './demoDocument';
import { findDemo, getStaticPlace } from './demoPlace';
import { findDifference } from './findDifference';

/** Whether React found something else than the static form. */
const HYDRATION = /React error (418|423|425)\b/;

async function describeDifference({ page, forms }: DemoDocument, listed: ListedDemo): Promise<string> {
  const isAlone = (await page.locator(getStaticPlace(listed)).count()) > 0;
  const stage = isAlone ? page.locator(getStaticPlace(listed)) : findDemo(page, listed).stage;
  const html = forms.get(listed.key)?.html;
  const difference = html && (await findDifference(stage, html));
  return difference ? `\nFirst difference: ${difference}.` : '';
}

/**
 * Proves something of a demo and requires that the document complained of nothing meanwhile.
 *
 * @throws what failed, with the demo, its file, what React found where hydration failed, and what to run
 */
export async function proveQuietly(
  document: DemoDocument,
  listed: ListedDemo,
  prove: () => Promise<void>,
): Promise<void> {
  const { key } = listed;
  try {
    await prove();
    expect(document.takeFaults(), 'what the page complained of').toEqual([]);
  } catch (error) {
    const failure = error as Error;
    // What the page said is the cause more often than what was then not found in it.
    const faults = document.takeFaults();
    const said = faults.length > 0 ? `\nThe page complained:\n${faults.join('\n')}` : '';
    const difference = HYDRATION.test(failure.message + said)
      ? await describeDifference(document, listed)
      : '';
    failure.message = [
      `data/${key}.tsx: ${failure.message}${said}${difference}`,
      `Correct the demo or data/${key}.proof.ts, and run: E2E_DEMOS=${key} npm run e2e -- demos.spec.ts`,
    ].join('\n');
    throw failure;
  }
}
