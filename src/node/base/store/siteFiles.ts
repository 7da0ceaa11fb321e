import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../files/writeFile';
import { LANGUAGES, type Language } from '../../../shared/languages/languages';
import type { CompiledPage, IframeDemo } from '../../../shared/page/page';
import { hashTexts } from '../files/hash';
import { readBuiltJson } from '../files/readBuiltJson';

/** What the build knows about the site as a whole. */
export interface SiteIndex {
  /** Every page, the same in each language; `titles` in the languages in which it is written. */
  pages: {
    id: string;
    pathname: string;
    title: string;
    titles: Partial<Record<Language, string>>;
  }[];
  /** Keys of the demos that are in an iframe. */
  iframeDemos: string[];
  /** Versions of the packages that the site was built with. */
  packages: Record<string, string>;
}

const SITE = '.cache/site';

const INDEX = `${SITE}/index.json`;

/** Where the documents of demos in iframes are, by key; relative to the project. */
export const IFRAME_DEMOS = `${SITE}/demos`;

/** Relative to the project. */
export function getPageFile(pathname: string, language: Language): string {
  return `${SITE}/${language}${pathname}.json`;
}

/** Writes a file only when its content changed: watchers take a write for a change. */
export async function writeIfChanged(file: string, content: string | Buffer): Promise<boolean> {
  const before = await fs.readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) {
    return false;
  }
  await writeFile(file, content);
  return true;
}

/** @returns the file, absolute */
export async function writePage(projectDirectory: string, page: CompiledPage): Promise<string> {
  const file = path.join(projectDirectory, getPageFile(page.pathname, page.language));
  await writeIfChanged(file, JSON.stringify(page));
  return file;
}

/** @throws ProblemsError where the page was not compiled, or its file is not as it was written */
export async function readPage(
  projectDirectory: string,
  pathname: string,
  language: Language,
): Promise<CompiledPage> {
  return readBuiltJson(projectDirectory, getPageFile(pathname, language));
}

/** Whether a page was compiled. */
export function hasPage(projectDirectory: string, pathname: string, language: Language): boolean {
  return existsSync(path.join(projectDirectory, getPageFile(pathname, language)));
}

/** Removes what an earlier run wrote of pages, and of demos in iframes, that are not in the index any more. */
export async function removeOtherPages(
  projectDirectory: string,
  { pages, iframeDemos }: SiteIndex,
): Promise<void> {
  const known = new Set([
    ...LANGUAGES.flatMap((language) => pages.map(({ pathname }) => getPageFile(pathname, language))),
    ...iframeDemos.map(getIframeDemoFile),
  ]);
  for (const folder of [...LANGUAGES, 'demos']) {
    const directory = path.join(projectDirectory, SITE, folder);
    const names = await fs.readdir(directory, { recursive: true }).catch(() => []);
    const files = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${SITE}/${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => !known.has(file));
    await Promise.all(files.map((file) => fs.rm(path.join(projectDirectory, file))));
  }
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

function getIframeDemoFile(key: string): string {
  return `${IFRAME_DEMOS}/${key}.json`;
}

export async function writeIframeDemo(projectDirectory: string, demo: IframeDemo): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, getIframeDemoFile(demo.key)), JSON.stringify(demo));
}

/** @throws ProblemsError where no page shows the demo in an iframe, or its file is not as it was written */
export async function readIframeDemo(projectDirectory: string, key: string): Promise<IframeDemo> {
  return readBuiltJson(projectDirectory, getIframeDemoFile(key));
}

export async function writeSiteIndex(projectDirectory: string, index: SiteIndex): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, INDEX), JSON.stringify(index, null, 2));
}

const CONTENT_VERSION = '.cache/generated/contentVersion.ts';

/** Whether `writeContentVersion` has ever run. */
export function hasContentVersion(projectDirectory: string): boolean {
  return existsSync(path.join(projectDirectory, CONTENT_VERSION));
}

/**
 * Writes a module that changes with what users see: the development server then loads the page again.
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
    path.join(projectDirectory, CONTENT_VERSION),
    `export const contentVersion = '${version}';\n`,
  );
  return version;
}

/** @throws ProblemsError where nothing was compiled, or the file is not as it was written */
export function readSiteIndex(projectDirectory: string): Promise<SiteIndex> {
  return readBuiltJson(projectDirectory, INDEX);
}
