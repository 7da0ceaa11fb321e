import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { readImports, type Import } from './readImports';
import { listSources, readSource } from './readSources';

const IMPORTS = ['src', 'pages', 'data', 'translations']
  .flatMap(listSources)
  .map(readSource)
  .flatMap(readImports);

/** Folders that run in Node and are never bundled. */
const NODE_FOLDERS = ['src/node', 'src/node/server'];

/** The folders of the page, from the bottom up: a folder imports from its own line and from those before it. */
const LAYERS = [
  ['src/shared'],
  ['src/client/components', 'src/client/theme', 'src/client/providers', 'src/client/analytics', 'src/worker'],
  [
    'src/client/navigation',
    'src/client/demo',
    'src/client/page',
    'src/client/api-page',
    'src/client/palette-page',
    'src/client/health-page',
    'src/client/search',
    'src/client/ads',
    'src/client/playground',
  ],
  ['src/client/layout'],
];

const RUN_TIME_PACKAGES = new Set(Object.keys(packageJson.dependencies));

function isBelow(name: string, ...folders: string[]): boolean {
  return folders.some((folder) => name.startsWith(`${folder}/`));
}

/** What the menu and the list of products are made of; the other files below `data/` are demos. */
function isRecord(name: string): boolean {
  return /^data\/([^/]+|(navigation|features|messages|api|search|breaking-changes)\/[^/]+)$/.test(name);
}

function isProof({ file }: Import): boolean {
  return file.endsWith('.proof.ts');
}

function isDemoFile(found: Import): boolean {
  return isBelow(found.file, 'data') && !isRecord(found.file) && !isProof(found);
}

function isRunTime({ file }: Import): boolean {
  return isBelow(file, 'src') && !isBelow(file, ...NODE_FOLDERS);
}

function getLayer(name: string): number {
  return LAYERS.findIndex((folders) => isBelow(name, ...folders));
}

/** The imports of some files that are not allowed, as `file -> specifier`. */
function findStray(isConcerned: (found: Import) => boolean, isAllowed: (found: Import) => boolean): string[] {
  const stray = IMPORTS.filter((found) => isConcerned(found) && !isAllowed(found));
  return stray.map(({ file, specifier }) => `${file} -> ${specifier}`);
}

describe('imports', () => {
  it('are read from every part of the site', () => {
    for (const folder of ['src', 'src/node', 'pages', 'data', 'data/navigation']) {
      expect(IMPORTS.some(({ file }) => isBelow(file, folder))).toBe(true);
    }
  });

  it('of the page lead to other parts of the page: it is given data, texts and build results', () => {
    const isPart = ({ kind, target }: Import) =>
      kind !== 'file' || (isBelow(target, 'src') && !isBelow(target, ...NODE_FOLDERS));
    expect(findStray(isRunTime, isPart)).toEqual([]);
  });

  it('of the page lead to packages that are installed at run time, and never to Node', () => {
    const isInstalled = ({ kind, target }: Import) =>
      kind === 'file' || (kind === 'package' && RUN_TIME_PACKAGES.has(target));
    expect(findStray(isRunTime, isInstalled)).toEqual([]);
  });

  it('of the page point down: layout, parts of it, what all of them use, shared', () => {
    const pointsDown = ({ file, target }: Import) => getLayer(target) <= getLayer(file);
    expect(findStray((found) => isRunTime(found) && found.kind === 'file', pointsDown)).toEqual([]);
  });

  it('of the page have a place in the layers', () => {
    expect(findStray(isRunTime, ({ file }) => getLayer(file) >= 0)).toEqual([]);
  });

  it('of shared code stay in it', () => {
    const isShared = ({ file }: Import) => isBelow(file, 'src/shared');
    expect(
      findStray(isShared, ({ kind, target }) => kind === 'file' && isBelow(target, 'src/shared')),
    ).toEqual([]);
  });

  it('of the build never lead to routes', () => {
    const isBuild = ({ file }: Import) => isBelow(file, ...NODE_FOLDERS);
    expect(findStray(isBuild, ({ target }) => !isBelow(target, 'pages'))).toEqual([]);
  });

  it('of the build lead to records of data only: pages and demos are files to it', () => {
    const isBuild = ({ file, target }: Import) => isBelow(file, ...NODE_FOLDERS) && isBelow(target, 'data');
    expect(findStray(isBuild, ({ target }) => isRecord(target))).toEqual([]);
  });

  it('of records lead to other records and to shared types', () => {
    const isAllowed = ({ target, isType }: Import) =>
      isRecord(target) || (isType && isBelow(target, 'src/shared'));
    expect(findStray(({ file }) => isRecord(file), isAllowed)).toEqual([]);
  });

  it('of demos lead to public packages and to their own siblings: what is copied runs', () => {
    const isAllowed = ({ kind, specifier, target }: Import) =>
      kind === 'file' ? /^\.\/[^/]+$/.test(specifier) : RUN_TIME_PACKAGES.has(target);
    expect(findStray(isDemoFile, isAllowed)).toEqual([]);
  });

  it('of proofs lead to the browser, and to what readers do in it: they know a demo as a reader does', () => {
    const isAllowed = ({ target }: Import) => ['@playwright/test', 'e2e/demos/dateSteps'].includes(target);
    expect(findStray(isProof, isAllowed)).toEqual([]);
  });
});
