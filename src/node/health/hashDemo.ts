import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDemo } from '../../shared/page';
import { getStepKey } from '../cache/stepVersion';
import { getDemoKey } from '../demos/demoSource';
import { readTree } from '../files/readTree';
import { getProofFile } from './proofSource';

/**
 * Changes with whatever a proof of the demo depends on: its sources, its proof, packages, what runs demos.
 *
 * @param demo of the English page
 */
export async function hashDemo(projectDirectory: string, demo: CompiledDemo): Promise<string> {
  const key = getDemoKey(demo);
  return getStepKey(projectDirectory, 'proofs', [
    JSON.stringify(demo),
    await fs.readFile(getProofFile(projectDirectory, key), 'utf8'),
    demo.stylings ? await readTree(path.join(projectDirectory, 'data', key)) : '',
  ]);
}
