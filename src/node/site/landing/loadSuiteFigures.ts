import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { products } from '../../../../data/products';
import { CLIENT_ADDRESS } from '../../../shared/paths/clientFiles';
import { LANGUAGES, type Language } from '../../../shared/languages/languages';
import { weighText } from '../../export/budgets/weighContent';
import { readClientManifest } from '../../client-bundle/clientManifest';
import { listDemos } from '../health/listDemos';
import { getDemoTestFile } from '../health/demoTestSource';
import { findSharedVersion } from '../../base/packages/findSharedVersion';
import { loadSiteIndex } from '../../base/store/loadSiteIndex';
import { getPageTextsHref } from '../../base/texts/pageTexts';

/** What the build knows of the suite and its documentation. */
export interface SuiteFigures {
  /** Demos that have a test, which runs in a browser. */
  testedDemos: number;
  /** Pages in each language. */
  pages: number;
  languages: number;
  /** The version of the products' packages; absent where they differ. */
  version?: string;
  /** Major versions of React that the packages run with: `['17', '18', '19']`. */
  react: string[];
  /** Bytes of JavaScript that a page loads, gzipped; absent in development, where Next.js compiles it. */
  script?: number;
}

/** `'^17.0.0 || ^18.0.0 || ^19.0.0' -> ['17', '18', '19']` */
export function listMajors(range: string): string[] {
  return range.split('||').flatMap((part) => /\d+/.exec(part)?.[0] ?? []);
}

async function readReactMajors(projectDirectory: string): Promise<string[]> {
  const file = path.join(projectDirectory, 'node_modules', products[0]!.packageName, 'package.json');
  const { peerDependencies } = JSON.parse(await readFile(file, 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  return listMajors(peerDependencies.react ?? '');
}

async function weighScripts(projectDirectory: string, language: Language): Promise<number | undefined> {
  const names = readClientManifest(projectDirectory).entry.map((name) => CLIENT_ADDRESS + name);
  const files = [...names, getPageTextsHref(language)].map((href) =>
    path.join(projectDirectory, 'public', href),
  );
  if (!files.every((file) => fs.existsSync(file))) {
    return undefined;
  }
  const sizes = await Promise.all(files.map(async (file) => weighText(await readFile(file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Counts and weighs what the first page of the suite says in figures. */
export async function loadSuiteFigures(language: Language): Promise<SuiteFigures> {
  const projectDirectory = process.cwd();
  const { pages, packages } = await loadSiteIndex();
  const demos = await listDemos(projectDirectory);
  return {
    testedDemos: demos.filter(({ key }) => fs.existsSync(getDemoTestFile(projectDirectory, key))).length,
    pages: pages.length,
    languages: LANGUAGES.length,
    version: findSharedVersion(products.map(({ packageName }) => packages[packageName])),
    react: await readReactMajors(projectDirectory),
    script: await weighScripts(projectDirectory, language),
  };
}
