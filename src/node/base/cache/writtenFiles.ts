import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../files/hash';
import type { CachedStepName } from './cachedSteps';
import { openCache } from './openCache';

/** Files that a step wrote, at places where others read them. */
interface WrittenFiles<Summary> {
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
 * @param files absolute paths; each exists. Files that the step found out to depend on may be among them: the step has
 *   to write again when one of them is not as it was
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

/** What a step has written, and of what. */
export interface Writing<Summary> {
  /** Absolute paths, as `recordWrittenFiles` takes them. */
  files: readonly string[];
  summary: Summary;
}

/** Lets a step write its files, unless they are there as it wrote them from the same inputs. */
export async function writeOnce<Summary>(
  projectDirectory: string,
  step: CachedStepName,
  { inputs, write }: { inputs: readonly string[]; write: () => Promise<Writing<Summary>> },
): Promise<WrittenFiles<Summary>> {
  const known = await readWrittenFiles<Summary>(projectDirectory, step, inputs);
  return known ?? recordWrittenFiles(projectDirectory, step, { inputs, ...(await write()) });
}
