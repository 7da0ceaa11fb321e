import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../files/hash';
import { hashEnvironment } from '../files/hashEnvironment';
import { writeIfChanged } from '../store/siteFiles';
import type { Fence, Finding } from './fence';

/** What was found in each fence, by its key. */
export type Verdicts = Map<string, Finding[]>;

interface StoredVerdicts {
  /** Hash of all that a verdict depends on besides the fence. */
  environment: string;
  verdicts: Record<string, Finding[]>;
}

/** Files that decide what is right, besides the installed packages. */
const RULES = [
  'package.json',
  'data/installablePackages.ts',
  'src/node/api/apiPackages.ts',
  'src/node/code/cutCode.ts',
  'src/node/packages/olderMajors.ts',
  'src/node/problems/findNearest.ts',
];

function getFile(projectDirectory: string): string {
  return path.join(projectDirectory, '.cache/snippets/verdicts.json');
}

function hashRules(projectDirectory: string): Promise<string> {
  return hashEnvironment(projectDirectory, import.meta.dirname, RULES);
}

/** Reads what is known from earlier runs; nothing when packages or checks have changed. */
export async function readVerdicts(projectDirectory: string): Promise<Verdicts> {
  const text = await fs.readFile(getFile(projectDirectory), 'utf8').catch(() => undefined);
  if (!text) {
    return new Map();
  }
  const { environment, verdicts }: StoredVerdicts = JSON.parse(text);
  const isValid = environment === (await hashRules(projectDirectory));
  return new Map(isValid ? Object.entries(verdicts) : []);
}

export async function writeVerdicts(projectDirectory: string, verdicts: Verdicts): Promise<void> {
  const stored: StoredVerdicts = {
    environment: await hashRules(projectDirectory),
    verdicts: Object.fromEntries(verdicts),
  };
  await writeIfChanged(getFile(projectDirectory), JSON.stringify(stored));
}

const RELATIVE_IMPORT = /from\s*['"]\.|import\s*\(?\s*['"]\./;

/** The other fences and the files of a page, for a fence that imports some of them. */
async function readNeighbours(fence: Fence): Promise<string[]> {
  const { page } = fence;
  const entries = await fs.readdir(page.directory, { withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name));
  const texts = modules.map(async ({ name }) => [
    name,
    await fs.readFile(path.join(page.directory, name), 'utf8'),
  ]);
  const titled = page.fences.filter(({ title }) => title).map(({ title, code }) => [title!, code]);
  return [String(page.fences.indexOf(fence)), ...(await Promise.all(texts)).flat(), ...titled.flat()];
}

/** Names a fence by all that its verdict depends on; the same code on two pages has one verdict. */
export async function createVerdictKey(fence: Fence): Promise<string> {
  const { language, code, check = '', title = '', page } = fence;
  const neighbours = RELATIVE_IMPORT.test(code) ? await readNeighbours(fence) : [];
  return hashTexts(language, code, check, title, page.packages.join(' '), ...neighbours);
}
