import { getHealthAnchor, type HealthReport } from '../../shared/page/health';
import type { TestResultTexts } from '../../shared/page/healthPage';
import { createElement } from '../platform/createElement';
import { readJsonData } from '../platform/readJsonData';
import { createExternalLinks } from './createExternalLinks';
import { loadHealthReport } from './loadHealthReport';
import { summarizeProofs } from './summarizeProofs';

/** What the report says of each demo, by the anchor of the demo. */
function mapToAnchors(texts: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(texts).map(([key, text]) => [getHealthAnchor(key), text]));
}

/** Says what each demo is for, in the words of its proof. */
function showClaims(root: HTMLElement, { claims }: HealthReport): void {
  const texts = mapToAnchors(claims);
  for (const demo of root.querySelectorAll('.health-demos > li')) {
    const text = texts.get(demo.id);
    if (text) {
      demo.append(createElement('p', { lang: 'en' }, text));
    }
  }
}

/** Says beside each demo that passed its browser tests that it did, and beside each group how many of it. */
function showProofs(root: HTMLElement, { proofs }: HealthReport, { demoPassed }: TestResultTexts): void {
  const dates = mapToAnchors(proofs);
  for (const group of root.querySelectorAll('.health-demo-states > section')) {
    const demos = [...group.querySelectorAll('.health-demos > li')];
    const proven = demos.filter(({ id }) => dates.has(id));
    if (proven.length > 0) {
      group.querySelector('.health-count')!.textContent = `${proven.length} / ${demos.length}`;
    }
    for (const demo of proven) {
      const date = dates.get(demo.id)!;
      const time = createElement('time', { datetime: date }, date.slice(0, 10));
      const mark = createElement('span', { class: 'health-passed' }, `${demoPassed} `, time);
      demo.querySelector('a')!.after(' ', mark);
    }
  }
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
  root.querySelector('.health-summary')!.textContent = summarizeProofs(texts, report);
  showClaims(root, report);
  showProofs(root, report, texts);
  root.querySelector('.health-external-links')!.replaceChildren(...createExternalLinks(report.externalLinks));
}
