import {
  type ExternalLink,
  getHealthAnchor,
  type HealthReport,
  HEALTH_REPORT_HREF,
} from '../../shared/page/health';
import type { TestResultTexts } from '../../shared/page/healthPage';
import { createElement } from '../platform/createElement';
import { readJsonData } from '../platform/readJsonData';
import { fillPlaceholders } from '../../shared/languages/translate';
import { addToList } from '../../shared/addToList';

function isRecordOfTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

function isReport(value: unknown): value is HealthReport {
  const { tests, titles, demoCount, externalLinks } = (value ?? {}) as Partial<HealthReport>;
  return (
    isRecordOfTexts(tests) &&
    isRecordOfTexts(titles) &&
    typeof demoCount === 'number' &&
    Array.isArray(externalLinks)
  );
}

/**
 * Loads the report of this build.
 *
 * @returns undefined without a network, and for an answer that is no report
 */
async function loadHealthReport(): Promise<HealthReport | undefined> {
  try {
    const value: unknown = await (await fetch(HEALTH_REPORT_HREF)).json();
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What the report says of each demo, by the anchor of the demo. */
function mapToAnchors(texts: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(texts).map(([key, text]) => [getHealthAnchor(key), text]));
}

/** Says what each demo is for, in the words of its test. */
function showTitles(root: HTMLElement, { titles }: HealthReport): void {
  const texts = mapToAnchors(titles);
  for (const demo of root.querySelectorAll('.health-demos > li')) {
    const text = texts.get(demo.id);
    if (text) {
      demo.append(createElement('p', { lang: 'en' }, text));
    }
  }
}

/** Says beside each demo that passed its browser tests that it did, and beside each group how many of it. */
function showTests(root: HTMLElement, { tests }: HealthReport, { demoPassed }: TestResultTexts): void {
  const dates = mapToAnchors(tests);
  for (const group of root.querySelectorAll('.health-demo-states > section')) {
    const demos = [...group.querySelectorAll('.health-demos > li')];
    const passed = demos.filter(({ id }) => dates.has(id));
    if (passed.length > 0) {
      group.querySelector('.health-count')!.textContent = `${passed.length} / ${demos.length}`;
    }
    for (const demo of passed) {
      const date = dates.get(demo.id)!;
      const time = createElement('time', { datetime: date }, date.slice(0, 10));
      const mark = createElement('span', { class: 'health-passed' }, `${demoPassed} `, time);
      demo.querySelector('a')!.after(' ', mark);
    }
  }
}

/** How many demos passed their browser tests, in a sentence. */
function summarizeTests(
  { passed, none }: Pick<TestResultTexts, 'passed' | 'none'>,
  { tests, demoCount }: Pick<HealthReport, 'tests' | 'demoCount'>,
): string {
  const last = Object.values(tests).toSorted().at(-1);
  return last === undefined
    ? none
    : fillPlaceholders(passed, {
        passed: String(Object.keys(tests).length),
        count: String(demoCount),
        date: last.slice(0, 10),
      });
}

function createLink({ href, pages }: ExternalLink): HTMLElement {
  const places = pages.map((page) => createElement('li', {}, createElement('a', { href: page }, page)));
  return createElement(
    'li',
    {},
    createElement('a', { href, rel: 'noopener' }, href),
    createElement('ul', {}, ...places),
  );
}

/** Every link to another site by host, with the pages that contain it. */
function createExternalLinks(links: readonly ExternalLink[]): HTMLElement[] {
  const hosts = new Map<string, ExternalLink[]>();
  for (const link of links) {
    const { host } = new URL(link.href);
    addToList(hosts, host, link);
  }
  return [...hosts].map(([host, linksOfHost]) =>
    createElement(
      'details',
      { class: 'health-links' },
      createElement(
        'summary',
        {},
        `${host} `,
        createElement('span', { class: 'health-count' }, String(linksOfHost.length)),
      ),
      createElement('ul', {}, ...linksOfHost.map(createLink)),
    ),
  );
}

/**
 * The controller of the page of health: adds what the report of its build says. Without the report the page stays as it
 * is.
 */
export async function controlHealthPage(root: HTMLElement): Promise<void> {
  const report = await loadHealthReport();
  if (!report) {
    return;
  }
  const texts: TestResultTexts = readJsonData(root);
  root.querySelector('.health-summary')!.textContent = summarizeTests(texts, report);
  showTitles(root, report);
  showTests(root, report, texts);
  root.querySelector('.health-external-links')!.replaceChildren(...createExternalLinks(report.externalLinks));
}
