import fs from 'node:fs/promises';
import path from 'node:path';
import type { Coverage } from '../../shared/coverage';
import { LANGUAGES, type Language } from '../../shared/languages';
import type { CompiledPage, IframeDemo } from '../../shared/page';
import { hashTexts } from '../files/hash';

/** What the build knows about the site as a whole. */
export interface SiteIndex {
  /** Every page, in both languages' terms the same. */
  pages: { id: string; pathname: string; title: string; inMenu: boolean }[];
  /** Keys of the demos that stand in a frame. */
  iframeDemos: string[];
  /** Versions of the packages that the site was built with. */
  packages: Record<string, string>;
}

function getSiteDirectory(projectDirectory: string): string {
  return path.join(projectDirectory, '.cache/site');
}

function getPageFile(projectDirectory: string, pathname: string, language: Language): string {
  return path.join(getSiteDirectory(projectDirectory), language, `${pathname.slice(1)}.json`);
}

/** Writes a file only when its content changed: watchers take a write for a change. */
export async function writeIfChanged(file: string, content: string): Promise<boolean> {
  const before = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (before === content) {
    return false;
  }
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
  return true;
}

export async function writePage(projectDirectory: string, page: CompiledPage): Promise<void> {
  await writeIfChanged(getPageFile(projectDirectory, page.pathname, page.language), JSON.stringify(page));
}

/** @throws when the page was not compiled */
export async function readPage(
  projectDirectory: string,
  pathname: string,
  language: Language,
): Promise<CompiledPage> {
  return JSON.parse(await fs.readFile(getPageFile(projectDirectory, pathname, language), 'utf8'));
}

/**
 * Every page of the site in each language, language by language, in the order of the index: one at a time, since those
 * of the API are large.
 */
export async function* readPages(
  projectDirectory: string,
  { pages }: SiteIndex,
): AsyncGenerator<CompiledPage> {
  for (const language of LANGUAGES) {
    for (const { pathname } of pages) {
      yield await readPage(projectDirectory, pathname, language);
    }
  }
}

function getIframeDemoFile(projectDirectory: string, key: string): string {
  return path.join(getSiteDirectory(projectDirectory), 'demos', `${key}.json`);
}

export async function writeIframeDemo(projectDirectory: string, demo: IframeDemo): Promise<void> {
  await writeIfChanged(getIframeDemoFile(projectDirectory, demo.key), JSON.stringify(demo));
}

/** @throws when no page shows the demo in a frame */
export async function readIframeDemo(projectDirectory: string, key: string): Promise<IframeDemo> {
  return JSON.parse(await fs.readFile(getIframeDemoFile(projectDirectory, key), 'utf8'));
}

export async function writeSiteIndex(projectDirectory: string, index: SiteIndex): Promise<void> {
  await writeIfChanged(
    path.join(getSiteDirectory(projectDirectory), 'index.json'),
    JSON.stringify(index, null, 2),
  );
}

/**
 * Writes a module that changes with what readers see: the development server then loads the page again.
 *
 * @param contents of all pages
 * @returns the version
 */
export async function writeContentVersion(
  projectDirectory: string,
  contents: readonly string[],
): Promise<string> {
  const version = hashTexts(...contents);
  await writeIfChanged(
    path.join(projectDirectory, '.cache/generated/contentVersion.ts'),
    `export const contentVersion = '${version}';\n`,
  );
  return version;
}

export async function writeCoverage(projectDirectory: string, coverage: readonly Coverage[]): Promise<void> {
  const file = path.join(getSiteDirectory(projectDirectory), 'coverage.json');
  await writeIfChanged(file, JSON.stringify(coverage, null, 2));
}

export async function readSiteIndex(projectDirectory: string): Promise<SiteIndex> {
  return JSON.parse(await fs.readFile(path.join(getSiteDirectory(projectDirectory), 'index.json'), 'utf8'));
}
