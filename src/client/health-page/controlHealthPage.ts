import { getHealthAnchor, type HealthReport } from '../../shared/health';
import type { TestResultTexts } from '../../shared/healthPage';
import { createElement } from '../platform/createElement';
import { readJsonData } from '../platform/readJsonData';
import { createExternalLinks } from './createExternalLinks';
import { loadHealthReport } from './loadHealthReport';
import { summarizeProofs } from './summarizeProofs';

/** Says beside each demo that passed its browser tests that it did, and beside each group how many of it. */
function showProofs(root: HTMLElement, { proofs }: HealthReport, { demoPassed }: TestResultTexts): void {
  const dates = new Map(Object.entries(proofs).map(([key, date]) => [getHealthAnchor(key), date]));
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
  showProofs(root, report, texts);
  root.querySelector('.health-external-links')!.replaceChildren(...createExternalLinks(report.externalLinks));
}
