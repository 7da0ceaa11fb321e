import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { getPathInfo } from '../../src/shared/paths/getPathInfo';
import { KNOWN_FINDINGS } from './knownFindings';
import { expect, test } from './test';
import { waitForStillness } from './waitForStillness';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose answer depends on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe looks at, and what it asks. */
export interface AxeOptions {
  /** A selector of the part that is looked at; the page when not given. */
  place?: string;
  /** Selectors of the parts of it that are not. */
  exclude?: string[];
  /** The rules that are asked; all when not given. */
  rules?: string[];
  /** Whether each known finding of the page must be found: where all of it is looked at. */
  isWhole?: boolean;
}

/** What is wrong with an element. */
export interface Finding {
  rule: string;
  html: string;
  target: string;
  failureSummary?: string;
  /** Id of the demo that it is in: `Bars.tsx`. */
  demo?: string;
}

function runAxe(page: Page, { place = 'html', exclude = [], rules }: AxeOptions): Promise<Finding[]> {
  return page.evaluate(
    async ([include, excluded, values]) => {
      // In what is not near the view, and in closed details, which axe counts as hidden, each question about a size or
      // a color would be a layout.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { content-visibility: visible !important; }
        details:not([open])::details-content { display: none !important; }
      `);
      document.adoptedStyleSheets.push(sheet);
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(
        { include: [[include]], exclude: excluded.map((selector) => [selector]) },
        // Iframes have no axe, and it asks those of other origins with a warning.
        { iframes: false, resultTypes: ['violations'], ...(values && { runOnly: { type: 'rule', values } }) },
      );
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target, failureSummary }) => {
          const [selector] = target;
          const element = typeof selector === 'string' ? document.querySelector(selector) : null;
          const demo = element?.closest('.demo')?.id;
          return { rule: id, html, target: target.join(' '), failureSummary, ...(demo && { demo }) };
        }),
      );
    },
    [place, exclude, rules] as const,
  );
}

/**
 * Asks axe about a page.
 *
 * @returns what is not in the list of known findings, and what of the list is gone
 */
export async function findInaccessible(
  page: Page,
  options: AxeOptions = {},
): Promise<{ findings: Finding[]; gone: unknown[] }> {
  // It is large: what looks twice at a page sends it once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const found = await runAxe(page, options);
  const { isWhole = options.place === undefined, rules } = options;
  const address = getPathInfo(new URL(page.url()).pathname).canonicalAs;
  const shown = await page.evaluate(() => document.documentElement.dataset.muiColorScheme);
  const known = KNOWN_FINDINGS.filter(
    // What lies over what, which decides about contrast, may differ while a part is looked at.
    ({ pages, rule, scheme = shown }) =>
      pages.includes(address) && (scheme === shown || !isWhole) && (rules?.includes(rule) ?? true),
  );
  const isOf = (finding: Finding, { rule, html }: (typeof known)[number]) =>
    rule === finding.rule && html.test(`${finding.target} ${finding.html}`);
  return {
    findings: found.filter((finding) => !known.some((one) => isOf(finding, one))),
    gone: isWhole ? known.filter((one) => !found.some((finding) => isOf(finding, one))) : [],
  };
}

/**
 * Requires that axe finds nothing on the page but what is in the list of known findings.
 *
 * @param place a selector of the part that is looked at; without one, the page, and each known finding of it must
 * be found
 * @param rules that are asked; all when not given
 */
export async function expectAccessible(page: Page, place?: string, rules?: string[]): Promise<void> {
  const { findings, gone } = await findInaccessible(page, { place, rules });
  expect(findings).toEqual([]);
  expect(gone, GONE).toEqual([]);
}

/** As `expectAccessible` in light mode; in dark mode, what depends on colors. */
export async function expectAccessibleInBothModes(page: Page, place?: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await test.step(mode, async () => {
      await page.emulateMedia({ colorScheme: mode });
      await waitForStillness(page.locator(place ?? 'body'));
      await expectAccessible(page, place, mode === 'dark' ? COLOR_RULES : undefined);
    });
  }
}

/** What is said of known findings that are gone. */
export const GONE = 'known findings that are no longer found: remove them from the list';
