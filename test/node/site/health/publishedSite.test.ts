import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isPublished, recordPublishedSite } from '../../../../src/node/site/health/publishedSite';
import { HEALTH_REPORT_HREF } from '../../../../src/shared/page/health';
import { writeCheckReport } from '../../../../src/node/base/store/checkReports';
import { createFolder } from '../../createFolder';

const PAGE = 'out/x/index.html';

async function publish(): Promise<string> {
  const project = await createFolder({ [PAGE]: '<p>One</p>', [`out${HEALTH_REPORT_HREF}`]: '{}' });
  await recordPublishedSite(project, 'first');
  return project;
}

async function write(project: string, file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(path.join(project, file)), { recursive: true });
  await fs.writeFile(path.join(project, file), text);
}

it('a site is published that was built from what is on disk', async () => {
  const project = await publish();
  expect(await isPublished(project, 'first')).toBe(true);
  await write(project, `out${HEALTH_REPORT_HREF}`, '{ "tests": 3 }');
  expect(await isPublished(project, 'first')).toBe(true);
});

it('a site that was never built is not', async () => {
  expect(await isPublished(await createFolder({}), 'first')).toBe(false);
});

it.each([
  ['a page was changed by hand', (project: string) => write(project, PAGE, '<p>Two</p>')],
  ['a page is gone', (project: string) => fs.rm(path.join(project, PAGE))],
  ['a file was added', (project: string) => write(project, 'out/other.html', '')],
  ['all files are gone', (project: string) => fs.rm(path.join(project, 'out'), { recursive: true })],
  [
    'a check has run since, whose result the health page shows',
    (project: string) => writeCheckReport(project, 'prose', { values: { texts: 3 } }),
  ],
])('it is not where %s', async (_, change) => {
  const project = await publish();
  await change(project);
  expect(await isPublished(project, 'first')).toBe(false);
});

it('it is not where the sources are others', async () => {
  expect(await isPublished(await publish(), 'second')).toBe(false);
});
