import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../files/hash';
import type { CachedStepName } from './cachedSteps';
import { openCache } from './openCache';

/** Files that a step wrote, at places where others read them. */
export interface WrittenFiles<Summary> {
  /** What the build needs to know of them besides. */
  summary: Summary;
  /** Changes with any of the files. */
  version: string;
}

/** What is cached of them. */
interface WrittenRecord<Summary> {
  summary: Summary;
  /** Hash of the content, by path below the project. */
  hashes: [file: string, hash: string][];
}

async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await fs.readFile(file))
    .digest('hex');
}

function toWrittenFiles<Summary>({ summary, hashes }: WrittenRecord<Summary>): WrittenFiles<Summary> {
  return { summary, version: hashTexts(...hashes.flat()) };
}

/**
 * What a step wrote of the same inputs in an earlier run.
 *
 * @returns undefined where it has to write: nothing is known, or a file is not as it was written
 */
export async function readWrittenFiles<Summary>(
  projectDirectory: string,
  step: CachedStepName,
  inputs: readonly string[],
): Promise<WrittenFiles<Summary> | undefined> {
  const cache = await openCache<WrittenRecord<Summary>>(projectDirectory, step);
  const record = await cache.read(inputs);
  if (!record) {
    return undefined;
  }
  for (const [file, hash] of record.hashes) {
    if ((await hashFile(path.join(projectDirectory, file)).catch(() => undefined)) !== hash) {
      return undefined;
    }
  }
  return toWrittenFiles(record);
}

/**
 * Remembers what a step wrote.
 *
 * @param files absolute paths; each exists
 */
export async function recordWrittenFiles<Summary>(
  projectDirectory: string,
  step: CachedStepName,
  { inputs, files, summary }: { inputs: readonly string[]; files: readonly string[]; summary: Summary },
): Promise<WrittenFiles<Summary>> {
  const hashes: WrittenRecord<Summary>['hashes'] = [];
  for (const file of files) {
    hashes.push([path.relative(projectDirectory, file).split(path.sep).join('/'), await hashFile(file)]);
  }
  const record = { summary, hashes };
  const cache = await openCache<WrittenRecord<Summary>>(projectDirectory, step);
  await cache.write(inputs, record);
  return toWrittenFiles(record);
}
