import fs from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../problems/problem';
import { findNondeterminism } from './findNondeterminism';

const MODULE = /\.[jt]sx?$/;

/** Proofs run in a browser of their own, and publish nothing. */
const PROOF = /\.proof\.ts$/;

/** Checks that demos and the data below `data/` are the same in each build and for each user. */
export async function checkDeterminism(projectDirectory: string): Promise<Problem[]> {
  const entries = await fs.readdir(path.join(projectDirectory, 'data'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile() && MODULE.test(entry.name) && !PROOF.test(entry.name))
    .map(({ parentPath, name }) => path.relative(projectDirectory, path.join(parentPath, name)))
    .toSorted();
  const problems = files.map(async (file) =>
    findNondeterminism(file, await fs.readFile(path.join(projectDirectory, file), 'utf8')),
  );
  return (await Promise.all(problems)).flat();
}
