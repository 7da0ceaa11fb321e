import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDemo } from '../../shared/page';
import { loadOnce } from '../../shared/loadOnce';
import { getDemoKey } from '../demos/demoSource';
import { hashTexts } from '../files/hash';
import { readTree, readTrees } from '../files/readTree';
import { getProofFile } from './proofSource';

/** What the proof of every demo depends on. */
const SHARED_SOURCES = [
  'e2e/demos',
  'e2e/demos.spec.ts',
  'e2e/support',
  'package-lock.json',
  'src/client/demo',
  'src/client/providers',
  'src/client/theme',
];

/** By project: read once for all demos. */
const sharedHashes = new Map<string, Promise<string>>();

function hashShared(projectDirectory: string): Promise<string> {
  return loadOnce(sharedHashes, projectDirectory, async () =>
    hashTexts(...(await readTrees(projectDirectory, SHARED_SOURCES))),
  );
}

/** Changes with whatever a proof of the demo depends on: its sources, its proof, packages, what runs demos. */
export async function hashDemo(projectDirectory: string, demo: CompiledDemo): Promise<string> {
  const key = getDemoKey(demo);
  return hashTexts(
    await hashShared(projectDirectory),
    JSON.stringify(demo),
    await fs.readFile(getProofFile(projectDirectory, key), 'utf8'),
    demo.stylings ? await readTree(path.join(projectDirectory, 'data', key)) : '',
  );
}
