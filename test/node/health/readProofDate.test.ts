import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashDemo } from '../../../src/node/health/hashDemo';
import type { ListedDemo } from '../../../src/node/health/listDemos';
import { writeProofRecord } from '../../../src/node/health/proofRecords';
import { readProofDate } from '../../../src/node/health/readProofDate';
import { listAspects } from '../../../src/shared/health';
import type { CompiledDemo } from '../../../src/shared/page';
import { createFolder } from '../createFolder';

const KEY = 'grid/rows/Sorted';

const LISTED: ListedDemo = {
  key: KEY,
  address: '/x/grid/rows/',
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

async function prove(project: string, aspects = listAspects(LISTED.demo.stylings)): Promise<void> {
  const hash = await hashDemo(project, LISTED.demo);
  for (const [index, aspect] of aspects.entries()) {
    await writeProofRecord(project, KEY, aspect, { hash, date: `2026-01-0${index + 1}T00:00:00.000Z` });
  }
}

describe('readProofDate', () => {
  it('is undefined without a record', async () => {
    expect(await readProofDate(await createProject(), LISTED)).toBeUndefined();
  });

  it('is undefined while something is left to prove', async () => {
    const project = await createProject();
    await prove(project, ['visualParity', 'claim', 'rightToLeft']);
    expect(await readProofDate(project, LISTED)).toBeUndefined();
  });

  it('is the date of the last aspect when every one is proven', async () => {
    const project = await createProject();
    await prove(project);
    expect(await readProofDate(project, LISTED)).toBe('2026-01-04T00:00:00.000Z');
  });

  it('is undefined after its compiled form changed', async () => {
    const project = await createProject();
    await prove(project);
    const demo = { ...LISTED.demo, staticForm: { ...LISTED.demo.staticForm, html: '<p>Columns</p>' } };
    expect(await readProofDate(project, { ...LISTED, demo })).toBeUndefined();
  });

  it('is undefined after its proof changed', async () => {
    const project = await createProject();
    await prove(project);
    await fs.writeFile(path.join(project, `data/${KEY}.proof.ts`), "export const claim = 'It sorts.';");
    expect(await readProofDate(project, LISTED)).toBeUndefined();
  });

  it('is undefined where a record is broken', async () => {
    const project = await createProject();
    await prove(project);
    await fs.writeFile(path.join(project, '.cache/proofs', KEY, 'visualParity.json'), '{');
    expect(await readProofDate(project, LISTED)).toBeUndefined();
  });
});
