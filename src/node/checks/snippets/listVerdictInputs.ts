import fs from 'node:fs/promises';
import path from 'node:path';
import { getPackageName } from '../../../shared/paths/getPackageName';
import { listInstalledTypes } from '../../base/cache/stepVersion';
import { isOlderMajor, OLDER_MAJORS, readOlderPackages } from '../../base/packages/olderMajors';
import { COMMON_PACKAGES } from './commonPackages';
import type { Fence } from '../../base/code/fence';
import { findAdapters } from './findAdapters';

const RELATIVE_IMPORT = /from\s*['"]\.|import\s*\(?\s*['"]\./;

/** What code imports, or adds declarations to. */
const SPECIFIER = /\b(?:from|import|require|module)\s*\(?\s*['"]([^'"]+)['"]/g;

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

function findSpecifiers(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(SPECIFIER)].map(([, specifier]) => specifier!));
  return found.filter((specifier) => !/^[./]|^\w+:/.test(specifier));
}

/** Makes the list of all that the verdict about a fence depends on; the same code on two pages has one verdict. */
export async function createListInputs(
  projectDirectory: string,
): Promise<(fence: Fence) => Promise<string[]>> {
  const older = await readOlderPackages(projectDirectory);
  return async (fence) => {
    const { language, code, check = '', title = '', page } = fence;
    const olderPackages = isOlderMajor(check) ? [...older[check]] : [];
    const neighbours = RELATIVE_IMPORT.test(code) ? await readNeighbours(fence) : [];
    const specifiers = new Set(findSpecifiers([code, ...neighbours]));
    const packages = new Set([
      ...[...specifiers, ...page.packages, ...COMMON_PACKAGES, ...findAdapters(specifiers)].map(
        getPackageName,
      ),
      ...olderPackages.map(([, alias]) => alias),
    ]);
    return [
      language,
      code,
      check,
      title,
      page.packages.join(' '),
      ...neighbours,
      JSON.stringify(OLDER_MAJORS.map((major) => [...older[major]])),
      ...listInstalledTypes(projectDirectory, [...packages]),
    ];
  };
}
