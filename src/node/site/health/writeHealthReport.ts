import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../base/files/writeFile';
import { HEALTH_REPORT_HREF, type ExternalLink, type HealthReport } from '../../../shared/page/health';
import { hashVisits, type VisitHashes } from './hashVisits';
import { listDemos } from './listDemos';
import { getDemoTestFile, readTestTitle } from './demoTestSource';
import { readTestDate } from './readTestDate';
import { hasVisitRecords } from './visitRecords';

function getReportFile(projectDirectory: string): string {
  return path.join(projectDirectory, 'out', HEALTH_REPORT_HREF);
}

/** Reads the whole export only where something of it may have passed. */
async function hashVisitedDemos(projectDirectory: string): Promise<Pick<VisitHashes, 'demos'>> {
  return hasVisitRecords(projectDirectory) ? hashVisits(projectDirectory) : { demos: new Map() };
}

/**
 * Writes the report of the build in `out/`: when the build is made, and again when its demos have been tested.
 *
 * @param externalLinks of the export; absent where the build has been written before
 * @param visits what its demos are, where that is known
 */
export async function writeHealthReport(
  projectDirectory: string,
  { externalLinks, visits }: { externalLinks?: ExternalLink[]; visits?: VisitHashes },
): Promise<HealthReport> {
  const file = getReportFile(projectDirectory);
  const listed = await listDemos(projectDirectory);
  const { demos: hashes } = visits ?? (await hashVisitedDemos(projectDirectory));
  const dates = await Promise.all(
    listed.map(async (demo): Promise<[string, string][]> => {
      const date = await readTestDate(projectDirectory, demo, hashes.get(demo.key));
      return date === undefined ? [] : [[demo.key, date]];
    }),
  );
  const links = externalLinks ?? (JSON.parse(await fs.readFile(file, 'utf8')) as HealthReport).externalLinks;
  const report: HealthReport = {
    tests: Object.fromEntries(dates.flat()),
    titles: Object.fromEntries(
      listed.map(({ key }) => [key, readTestTitle(getDemoTestFile(projectDirectory, key))]),
    ),
    demoCount: listed.length,
    externalLinks: links,
  };
  await writeFile(file, JSON.stringify(report));
  return report;
}
