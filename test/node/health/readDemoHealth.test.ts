import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashDemo } from '../../../src/node/health/hashDemo';
import type { ListedDemo } from '../../../src/node/health/listDemos';
import { writeProofRecord } from '../../../src/node/health/proofRecords';
import { readDemoHealth } from '../../../src/node/health/readDemoHealth';
import { listAspects, type DemoHealth } from '../../../src/shared/health';
import type { CompiledDemo } from '../../../src/shared/page';
import { createFolder } from '../createFolder';

const KEY = 'grid/rows/Sorted';

const LISTED: ListedDemo = {
  key: KEY,
  route: '/x/grid/rows/',
  demo: {
    name: 'Sorted',
    pageId: 'grid/rows',
    isCodeOpen: false,
    files: [],
    staticForm: { mode: 'hydrate', html: '<p>Rows</p>' },
  } as CompiledDemo,
};

/** A project with the proof of a demo. */
async function createProject(): Promise<string> {
  return createFolder({ [`data/${KEY}.proof.ts`]: "export const claim = 'A click sorts.';" });
}

/** The health of a demo in its form of now. */
async function read(project: string, listed = LISTED): Promise<DemoHealth> {
  return readDemoHealth(project, listed, await hashDemo(project, listed.demo));
}

async function prove(project: string, aspects = listAspects(LISTED.demo.stylings)): Promise<void> {
  const hash = await hashDemo(project, LISTED.demo);
  for (const [index, aspect] of aspects.entries()) {
    await writeProofRecord(project, KEY, aspect, { hash, date: `2026-01-0${index + 1}T00:00:00.000Z` });
  }
}

describe('readDemoHealth', () => {
  it('is unproven without a record', async () => {
    expect(await read(await createProject())).toEqual({ state: 'unproven' });
  });

  it('is unproven while something is left to prove', async () => {
    const project = await createProject();
    await prove(project, ['look', 'claim', 'rightToLeft']);
    expect(await read(project)).toEqual({ state: 'unproven' });
  });

  it('is proven when all is, with the date of the last', async () => {
    const project = await createProject();
    await prove(project);
    expect(await read(project)).toEqual({
      state: 'proven',
      date: '2026-01-04T00:00:00.000Z',
    });
  });

  it('has changed with its compiled form', async () => {
    const project = await createProject();
    await prove(project);
    const demo = { ...LISTED.demo, staticForm: { ...LISTED.demo.staticForm, html: '<p>Columns</p>' } };
    expect(await read(project, { ...LISTED, demo })).toMatchObject({ state: 'changed' });
  });

  it('has changed with its proof', async () => {
    const project = await createProject();
    await prove(project);
    await fs.writeFile(path.join(project, `data/${KEY}.proof.ts`), "export const claim = 'It sorts.';");
    expect(await read(project)).toMatchObject({ state: 'changed' });
  });

  it('is unproven where a record is broken', async () => {
    const project = await createProject();
    await prove(project);
    await fs.writeFile(path.join(project, '.cache/proofs', KEY, 'look.json'), '{');
    expect(await read(project)).toEqual({ state: 'unproven' });
  });
});
