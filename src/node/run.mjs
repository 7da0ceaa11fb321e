/**
 * Runs a module: `node src/node/run.mjs src/node/cli/build.ts --only /x/introduction`.
 *
 * It is bundled first with all that it imports, packages left outside, unless that was done for the same code before: a process
 * that compiles modules as it loads them starts seconds later.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** What a bundle depends on beside its modules. */
const SETTINGS = ['src/node/run.mjs', 'package-lock.json', 'tsconfig.json'].map((file) =>
  path.join(PROJECT, file),
);

/** How long the bundle of other code stays: a process that runs it may load more of it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** @param {readonly Buffer[]} contents */
function hashContents(contents) {
  // Where the project is becomes a part of its bundles.
  const hash = createHash('sha256').update(PROJECT);
  contents.forEach((content) => hash.update(`${content.length}\n`).update(content));
  return hash.digest('hex');
}

/** @param {readonly string[]} files */
function readAll(files) {
  return Promise.all(files.map((file) => fs.readFile(file)));
}

/**
 * @param {string} recordFile says where the last bundle is, and what it was made of
 * @returns {Promise<string | undefined>} the folder of the bundle; undefined where its code has changed, or there is none
 */
async function findBundle(recordFile) {
  try {
    const { folder, files, hash } = JSON.parse(await fs.readFile(recordFile, 'utf8'));
    const isSame = hashContents(await readAll(files)) === hash;
    return isSame ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was read, and says in it where each source is: its bundle stands in another folder. */
function createSourceReader() {
  /** @type {Map<string, Buffer>} */
  const sources = new Map();
  const plugin = {
    name: 'sources',
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'file' }, async ({ path: file }) => {
        const source = await fs.readFile(file);
        sources.set(file, source);
        const contents = source
          .toString()
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
        return { contents, loader: 'default' };
      });
    },
  };
  return { sources, plugin };
}

/**
 * @param {string} entry
 * @param {string} directory
 */
async function bundle(entry, directory) {
  const { build } = await import('esbuild');
  const { sources, plugin } = createSourceReader();
  const settings = await readAll(SETTINGS);
  await build({
    absWorkingDir: PROJECT,
    entryPoints: { main: entry },
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that are imported when they are needed stay modules of their own.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    plugins: [plugin],
  });
  return {
    folder: directory,
    files: [...SETTINGS, ...sources.keys()],
    hash: hashContents([...settings, ...sources.values()]),
  };
}

/** @param {string} directory */
async function removeOldBundles(directory) {
  const folders = await fs.readdir(directory, { withFileTypes: true });
  for (const folder of folders.filter((entry) => entry.isDirectory())) {
    const location = path.join(directory, folder.name);
    if ((await fs.stat(location)).mtimeMs < Date.now() - KEPT_MS) {
      await fs.rm(location, { recursive: true, force: true });
    }
  }
}

/**
 * @param {string} entry a module of the project
 * @returns {Promise<string>} the folder of its bundle
 */
async function getBundle(entry) {
  const directory = path.join(PROJECT, '.cache/commands', path.relative(PROJECT, entry));
  const recordFile = path.join(directory, 'bundle.json');
  const known = await findBundle(recordFile);
  if (known) {
    return known;
  }
  // One that runs meanwhile makes its own.
  const folder = path.join(directory, randomUUID());
  const record = await bundle(entry, folder);
  await fs.writeFile(`${folder}.json`, JSON.stringify(record));
  await fs.rename(`${folder}.json`, recordFile);
  // One that runs meanwhile may remove the same.
  await removeOldBundles(directory).catch(() => undefined);
  return folder;
}

/**
 * Ends the process where the code cannot be bundled: esbuild has printed where and why.
 *
 * @param {Error} error
 * @returns {never}
 * @throws any other error
 */
function fail(error) {
  if ('errors' in error) {
    process.exit(1);
  }
  throw error;
}

// The module finds its own arguments where it would without this one.
process.argv.splice(1, 1);
const folder = await getBundle(path.resolve(process.argv[1])).catch(fail);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, 'main.mjs')).href);
