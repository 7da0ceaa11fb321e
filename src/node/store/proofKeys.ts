import path from 'node:path';
import { readBuiltJson } from '../files/readBuiltJson';
import { writeIfChanged } from './siteFiles';

const FILE = '.cache/site/proof-keys.json';

/** What the proof of each demo depends on, as a hash, by the demo's key. */
export type ProofKeys = Record<string, string>;

/** Writes the keys for the pages that Next.js builds, where the code of the cache does not run. */
export async function writeProofKeys(projectDirectory: string, keys: ProofKeys): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, FILE), JSON.stringify(keys, null, 2));
}

/** @throws ProblemsError where nothing was compiled, or the file is not as it was written */
export function readProofKeys(projectDirectory: string): Promise<ProofKeys> {
  return readBuiltJson(projectDirectory, FILE);
}
