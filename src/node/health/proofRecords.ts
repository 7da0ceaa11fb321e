import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoAspect } from '../../shared/health';

/** When something was proven of a demo, and of which form of it. */
export interface ProofRecord {
  /** See `hashDemo`. */
  hash: string;
  /** ISO 8601, in UTC. */
  date: string;
}

function getRecordFile(projectDirectory: string, key: string, aspect: DemoAspect): string {
  return path.join(projectDirectory, '.cache/proofs', key, `${aspect}.json`);
}

/** What was proven of a demo on this machine, without what never was. */
export async function readProofRecords(
  projectDirectory: string,
  key: string,
  aspects: readonly DemoAspect[],
): Promise<ProofRecord[]> {
  const found = await Promise.all(aspects.map((aspect) => readProofRecord(projectDirectory, key, aspect)));
  return found.filter((record) => record !== undefined);
}

/** @returns undefined for what was never proven on this machine */
export async function readProofRecord(
  projectDirectory: string,
  key: string,
  aspect: DemoAspect,
): Promise<ProofRecord | undefined> {
  try {
    return JSON.parse(await fs.readFile(getRecordFile(projectDirectory, key, aspect), 'utf8'));
  } catch {
    return undefined;
  }
}

export async function writeProofRecord(
  projectDirectory: string,
  key: string,
  aspect: DemoAspect,
  record: ProofRecord,
): Promise<void> {
  const file = getRecordFile(projectDirectory, key, aspect);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify(record));
}
