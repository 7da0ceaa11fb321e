import type { HealthPageProps } from '../../shared/healthPage';
import { readJsonData } from '../platform/readJsonData';
import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { DemoStates } from './DemoStates';
import { ExternalLinks } from './ExternalLinks';
import { loadHealthReport } from './loadHealthReport';
import { TestSummary } from './TestSummary';

/** Adds to the page of health what the report of its build says; without the report the page stays as it is. */
export async function mountHealthReport(root: HTMLElement, page: PageContext): Promise<void> {
  const report = await loadHealthReport();
  if (!report) {
    return;
  }
  const { groups, testResults } = readJsonData<Pick<HealthPageProps, 'groups' | 'testResults'>>(root);
  const parts = {
    'test-summary': <TestSummary texts={testResults} report={report} />,
    'demo-states': <DemoStates groups={groups} passedText={testResults.demoPassed} report={report} />,
    'external-links': <ExternalLinks links={report.externalLinks} />,
  };
  for (const [name, part] of Object.entries(parts)) {
    mountIsland(root.querySelector<HTMLElement>(`.health-${name}`)!, page).render(part);
  }
}
