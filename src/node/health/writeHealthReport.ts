import fs from 'node:fs/promises';
import path from 'node:path';
import { HEALTH_REPORT_HREF, type ExternalLink, type HealthReport } from '../../shared/health';
import { hashDemo } from './hashDemo';
import { listDemos } from './listDemos';
import { readDemoHealth } from './readDemoHealth';

function getReportFile(projectDirectory: string): string {
  return path.join(projectDirectory, 'out', HEALTH_REPORT_HREF);
}

/**
 * Writes how it stands with the build in `out/`: when it is made, and again when its demos have been proven.
 *
 * @param externalLinks of the export; absent where the build has been written before
 */
export async function writeHealthReport(
  projectDirectory: string,
  externalLinks?: ExternalLink[],
): Promise<HealthReport> {
  const file = getReportFile(projectDirectory);
  const listed = await listDemos(projectDirectory);
  const demos = await Promise.all(
    listed.map(async (demo) => {
      const hash = await hashDemo(projectDirectory, demo.demo);
      return [demo.key, await readDemoHealth(projectDirectory, demo, hash)] as const;
    }),
  );
  const links = externalLinks ?? (JSON.parse(await fs.readFile(file, 'utf8')) as HealthReport).externalLinks;
  const report: HealthReport = { demos: Object.fromEntries(demos), externalLinks: links };
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify(report));
  return report;
}
