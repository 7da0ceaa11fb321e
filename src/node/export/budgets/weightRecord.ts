import fs from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../../base/store/siteFiles';
import type { PageWeight } from './weighPage';

/** What the last build that kept its budgets weighed. */
export interface WeightRecord {
  /** The HTML of pages, by address. */
  html: Record<string, number>;
  /** Scripts, style sheets and fonts that pages load, by address. */
  files: Record<string, number>;
}

function getFile(projectDirectory: string): string {
  return path.join(projectDirectory, '.cache/build/weights.json');
}

/** @returns undefined before the first build, and for a file that is none */
export async function readWeights(projectDirectory: string): Promise<WeightRecord | undefined> {
  try {
    return JSON.parse(await fs.readFile(getFile(projectDirectory), 'utf8')) as WeightRecord;
  } catch {
    return undefined;
  }
}

export async function writeWeights(projectDirectory: string, pages: readonly PageWeight[]): Promise<void> {
  const record: WeightRecord = {
    html: Object.fromEntries(pages.map(({ address, html }) => [address, html])),
    files: Object.assign({}, ...pages.map(({ files }) => files)) as WeightRecord['files'],
  };
  await writeIfChanged(getFile(projectDirectory), JSON.stringify(record));
}
