import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../shared/languages/languages';
import { getOfflinePage } from '../../../worker/siteCache';
import { renderRedirectPage } from '../redirects/renderRedirectPage';
import { renderReadMe } from './renderReadMe';
import { addressToPrefix, COPY_SCRIPT, relocateCss, relocateHtml, relocateScript } from './relocate';

interface WriteOfflineBundleOptions {
  projectDirectory: string;
  /** The built site. */
  outDirectory: string;
  /** The zip to write. */
  file: string;
  /** The date that every file in the zip has. */
  date: Date;
}

/**
 * What only a host uses: rules, the page of unknown addresses, the service worker and its pages, the list for search
 * engines, and the pictures of shared links.
 */
const LEFT_OUT = /^(_headers|_redirects|404\.html|sitemap\.xml|index\.html|x\/sw\.js|social-cards\/.*)$/;

const OFFLINE_PAGES = new Set(LANGUAGES.map((language) => getOfflinePage(language).slice(1)));

/** Compressed already. */
const COMPRESSED = /\.(woff2|png|jpe?g|webp|zip)$/;

async function listFiles(directory: string): Promise<string[]> {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name) && !OFFLINE_PAGES.has(name))
    .toSorted();
}

/** @throws when the script is no longer one */
async function relocateChecked(name: string, script: string): Promise<string> {
  const relocated = relocateScript(script);
  if (relocated !== script) {
    try {
      await esbuild.transform(relocated, { loader: 'js', logLevel: 'silent' });
    } catch (error) {
      throw new Error(`${name}: an address of a static file is where it cannot be changed.`, {
        cause: error,
      });
    }
  }
  return relocated;
}

/** A file as it is in the bundle. */
async function relocateFile(directory: string, name: string): Promise<Buffer> {
  const content = await fs.readFile(path.join(directory, name));
  const prefix = addressToPrefix(`/${name}`);
  switch (path.extname(name)) {
    case '.html':
      return Buffer.from(relocateHtml(content.toString(), prefix));
    case '.css':
      return Buffer.from(relocateCss(content.toString(), prefix));
    case '.js':
      return Buffer.from(await relocateChecked(name, content.toString()));
    default:
      return content;
  }
}

async function bundleCopyScript(projectDirectory: string): Promise<Buffer> {
  const result = await esbuild.build({
    absWorkingDir: projectDirectory,
    entryPoints: ['src/node/export/offline-bundle/supportAnyFolder.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return Buffer.from(result.outputFiles[0]!.contents);
}

/**
 * Writes the built site into one zip that works from any static server, in any folder.
 *
 * @returns number of files, and bytes of the zip
 * @throws when there is no built site
 */
export async function writeOfflineBundle({
  projectDirectory,
  outDirectory,
  file,
  date,
}: WriteOfflineBundleOptions): Promise<{ files: number; bytes: number }> {
  const names = await listFiles(outDirectory).catch((error: unknown) => {
    throw new Error('There is no built site: run `npm run build` first.', { cause: error });
  });
  const output = createWriteStream(file);
  let bytes = 0;
  const zip = new Zip((error, chunk, isLast) => {
    if (error) {
      output.destroy(error);
      return;
    }
    bytes += chunk.length;
    output.write(chunk);
    if (isLast) {
      output.end();
    }
  });
  const add = (name: string, content: Buffer) => {
    const entry = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = date;
    zip.add(entry);
    entry.push(content, true);
  };
  const written = once(output, 'finish');
  const start = relocateHtml(renderRedirectPage({ target: '/x/', language: DEFAULT_LANGUAGE }), './');
  add('README.html', Buffer.from(renderReadMe()));
  add('index.html', Buffer.from(start));
  add(COPY_SCRIPT, await bundleCopyScript(projectDirectory));
  for (const name of names) {
    // One after the other: the whole site does not fit into memory at once.
    // oxlint-disable-next-line no-await-in-loop
    add(name, await relocateFile(outDirectory, name));
    if (output.writableNeedDrain) {
      // oxlint-disable-next-line no-await-in-loop
      await once(output, 'drain');
    }
  }
  zip.end();
  await written;
  return { files: names.length + 3, bytes };
}
