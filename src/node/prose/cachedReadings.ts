import fs from 'node:fs/promises';
import path from 'node:path';
import { hashEnvironment } from '../files/hashEnvironment';
import { writeIfChanged } from '../store/siteFiles';
import type { Reading } from './reading';

/** Readings by the hash of all that they depend on. */
export type CachedReadings = Map<string, Reading>;

/** Rules that a reading depends on, besides the installed packages and this folder. */
const RULES = [
  'package.json',
  'data/terms.ts',
  'data/installablePackages.ts',
  'src/node/packages/olderMajors.ts',
  'src/node/problems/findNearest.ts',
];

function getFile(projectDirectory: string): string {
  return path.join(projectDirectory, '.cache/prose/readings.json');
}

/** A hash of what every reading depends on. */
export function hashRules(projectDirectory: string): Promise<string> {
  return hashEnvironment(projectDirectory, import.meta.dirname, RULES);
}

/** What is known from earlier runs. */
export async function loadCachedReadings(projectDirectory: string): Promise<CachedReadings> {
  const text = await fs.readFile(getFile(projectDirectory), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, Reading>));
}

export async function writeCachedReadings(projectDirectory: string, readings: CachedReadings): Promise<void> {
  await writeIfChanged(getFile(projectDirectory), JSON.stringify(Object.fromEntries(readings)));
}
