import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { getPathInfo } from '../../src/shared/paths/getPathInfo';
import { KNOWN_FINDINGS } from './knownFindings';
import { expect } from './test';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Requires that axe finds nothing on the page but what is in the list of known findings.
 *
 * @param place a selector of the part that is looked at; without one, the page, and each known finding of it must
 * be found
 */
export async function expectAccessible(page: Page, place?: string): Promise<void> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (context) => (window as unknown as { axe: typeof Axe }).axe.run(context, { resultTypes: ['violations'] }),
    place ?? 'html',
  );
  const address = getPathInfo(new URL(page.url()).pathname).canonicalAs;
  const shown = await page.evaluate(() => document.documentElement.dataset.muiColorScheme);
  const known = KNOWN_FINDINGS.filter(
    // What lies over what, which decides about contrast, may differ while a part is looked at.
    ({ pages, scheme = shown }) => pages.includes(address) && (scheme === shown || place !== undefined),
  );
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary }) => ({
      rule: id,
      html,
      target: target.join(' '),
      failureSummary,
    })),
  );
  const isKnown = (finding: { rule: string; html: string }) =>
    known.some(({ rule, html }) => rule === finding.rule && html.test(finding.html));
  expect(findings.filter((finding) => !isKnown(finding))).toEqual([]);
  if (place !== undefined) {
    return;
  }
  const gone = known.filter(
    ({ rule, html }) => !findings.some((finding) => finding.rule === rule && html.test(finding.html)),
  );
  expect(gone, 'known findings that are no longer found: remove them from the list').toEqual([]);
}
