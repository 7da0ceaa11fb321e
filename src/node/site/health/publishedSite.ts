import fs from 'node:fs/promises';
import path from 'node:path';
import { HEALTH_REPORT_HREF } from '../../../shared/page/health';
import { hashTexts } from '../../base/files/hash';
import { readTree } from '../../base/files/readTree';
import { CHECK_REPORTS } from '../../base/store/checkReports';
import { writeIfChanged } from '../../base/store/siteFiles';

const RECORD = '.cache/build/published';

/** Names, sizes and times of the files of a folder. */
async function listFiles(directory: string): Promise<string[]> {
  const names = await fs.readdir(directory, { recursive: true }).catch(() => []);
  const lines = names.toSorted().map(async (name) => {
    const stat = await fs.stat(path.join(directory, name));
    return stat.isFile() ? `${name} ${stat.size} ${stat.mtimeMs}` : '';
  });
  return Promise.all(lines);
}

/** A hash of what the site is made from and of the files that were made. */
async function describeSite(projectDirectory: string, buildId: string): Promise<string> {
  // The health page shows them; checks may run after a build.
  const reports = await readTree(path.join(projectDirectory, CHECK_REPORTS)).catch(() => '');
  const files = await listFiles(path.join(projectDirectory, 'out'));
  // Browser tests write the health report anew.
  const changing = HEALTH_REPORT_HREF.slice(1);
  const lasting = files.filter((line) => !line.startsWith(`${changing} `));
  return hashTexts(buildId, reports, ...lasting);
}

/** Records that `out/` is the site of a build. */
export async function recordPublishedSite(projectDirectory: string, buildId: string): Promise<void> {
  const record = await describeSite(projectDirectory, buildId);
  await writeIfChanged(path.join(projectDirectory, RECORD), record);
}

/**
 * Whether `out/` is the site that a build would make, and nobody has changed its files.
 *
 * @param buildId of what is on disk now
 */
export async function isPublished(projectDirectory: string, buildId: string): Promise<boolean> {
  const record = await fs.readFile(path.join(projectDirectory, RECORD), 'utf8').catch(() => undefined);
  return record !== undefined && record === (await describeSite(projectDirectory, buildId));
}
