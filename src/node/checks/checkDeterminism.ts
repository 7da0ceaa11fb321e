import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../base/files/listFiles';
import type { Problem } from '../base/problems/problem';
import { findNondeterminism } from './findNondeterminism';

const MODULE = /\.[jt]sx?$/;

/** Tests run in a browser of their own, and publish nothing. */
const DEMO_TEST = /\.test\.ts$/;

/** Checks that demos and the data below `data/` are the same in each build and for each user. */
export async function checkDeterminism(projectDirectory: string): Promise<Problem[]> {
  const found = await listFiles(projectDirectory, 'data');
  const files = found.filter((file) => MODULE.test(file) && !DEMO_TEST.test(file));
  const problems = files.map(async (file) =>
    findNondeterminism(file, await fs.readFile(path.join(projectDirectory, file), 'utf8')),
  );
  return (await Promise.all(problems)).flat();
}
