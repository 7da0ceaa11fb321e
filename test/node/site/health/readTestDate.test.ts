import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ListedDemo } from '../../../../src/node/site/health/listDemos';
import { readTestDate } from '../../../../src/node/site/health/readTestDate';
import { writeVisitRecord } from '../../../../src/node/site/health/visitRecords';
import { getDemoPartId, listDemoParts, type DemoPart } from '../../../../src/shared/page/health';
import { createFolder } from '../../createFolder';

const KEY = 'grid/rows/Sorted';

const LISTED = { key: KEY, address: '/x/grid/rows/', demo: { stylings: ['tailwind'] } } as ListedDemo;

const PARTS = listDemoParts(LISTED.demo);

async function createProject(parts: DemoPart[], hash = 'now'): Promise<string> {
  const project = await createFolder();
  for (const part of parts) {
    await writeVisitRecord(project, getDemoPartId(KEY, part), hash);
  }
  return project;
}

describe('readTestDate', () => {
  it('is undefined without a record', async () => {
    expect(await readTestDate(await createProject([]), LISTED, 'now')).toBeUndefined();
  });

  it.each(PARTS)('is undefined while %s is left to ask', async (part) => {
    const project = await createProject(PARTS.filter((other) => other !== part));
    expect(await readTestDate(project, LISTED, 'now')).toBeUndefined();
  });

  it('is the date of the last part when every one has passed', async () => {
    const before = new Date().toISOString();
    const date = await readTestDate(await createProject(PARTS), LISTED, 'now');
    expect(date! >= before && date! <= new Date().toISOString()).toBe(true);
  });

  it('is undefined after the demo changed', async () => {
    expect(await readTestDate(await createProject(PARTS, 'before'), LISTED, 'now')).toBeUndefined();
  });

  it('is undefined for a demo that is not in the export', async () => {
    expect(await readTestDate(await createProject(PARTS), LISTED, undefined)).toBeUndefined();
  });

  it('is undefined where a record is broken', async () => {
    const project = await createProject(PARTS);
    const folder = path.join(project, '.cache/visits/passed');
    const [name] = await fs.readdir(folder);
    await fs.writeFile(path.join(folder, name!), '{');
    expect(await readTestDate(project, LISTED, 'now')).toBeUndefined();
  });
});
