import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../base/files/writeFile';
import { hashTexts } from '../../base/files/hash';

const VISITS = '.cache/visits';

/** The folder of the records. */
const PASSED = 'passed';

/** What was asked of a page or a demo on this machine, and answered rightly. */
export interface VisitRecord {
  /** A page by its address, a part of a demo as `getDemoPartId` has it, a spec that is no visit by its file. */
  id: string;
  /** See `hashVisits`. */
  hash: string;
  /** ISO 8601, in UTC. */
  date: string;
}

function getRecordFile(projectDirectory: string, id: string): string {
  return path.join(projectDirectory, VISITS, PASSED, `${hashTexts(id)}.json`);
}

/** Whether anything has ever passed on this machine. */
export function hasVisitRecords(projectDirectory: string): boolean {
  return existsSync(path.join(projectDirectory, VISITS, PASSED));
}

/** @returns undefined for what has never passed on this machine */
export async function readVisitRecord(
  projectDirectory: string,
  id: string,
): Promise<VisitRecord | undefined> {
  try {
    return JSON.parse(await fs.readFile(getRecordFile(projectDirectory, id), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * When the last of these passed: ISO 8601, in UTC.
 *
 * @param ids of their records
 * @param hash that each must have passed with
 * @returns undefined unless all did
 */
export async function readLastPass(
  projectDirectory: string,
  ids: readonly string[],
  hash: string | undefined,
): Promise<string | undefined> {
  const records = await Promise.all(ids.map((id) => readVisitRecord(projectDirectory, id)));
  const dates = records.flatMap((record) => (record && record.hash === hash ? [record.date] : []));
  return dates.length === ids.length ? dates.toSorted().at(-1) : undefined;
}

/** Remembers that a page, or a part of a demo, has passed. */
export async function writeVisitRecord(projectDirectory: string, id: string, hash: string): Promise<void> {
  const record: VisitRecord = { id, hash, date: new Date().toISOString() };
  await writeFile(getRecordFile(projectDirectory, id), JSON.stringify(record));
}

const KNOWN = `${VISITS}/known.json`;

/**
 * The hashes that pages and demos had when this machine first met them without visiting them: what has another hash
 * has changed since.
 *
 * @returns undefined where nothing was ever visited
 */
export async function readKnownHashes(projectDirectory: string): Promise<Map<string, string> | undefined> {
  try {
    return new Map(JSON.parse(await fs.readFile(path.join(projectDirectory, KNOWN), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeKnownHashes(
  projectDirectory: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await writeFile(path.join(projectDirectory, KNOWN), JSON.stringify([...hashes]));
}
