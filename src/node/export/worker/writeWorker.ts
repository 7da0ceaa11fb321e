import fs from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { LANGUAGES } from '../../../shared/languages/languages';
import { WORKER_SRC } from '../../../client/service-worker/registerWorker';
import { getOfflinePage } from '../../../worker/siteCache';
import { renderOfflinePage } from './renderOfflinePage';

interface WriteWorkerOptions {
  projectDirectory: string;
  outDirectory: string;
  /** Changes with the content of the site. */
  buildId: string;
  /** Written at the top of the script: every build is another script. */
  date: Date;
}

/**
 * The date of the build. `SOURCE_DATE_EPOCH`, in seconds, fixes it for builds that must not differ.
 *
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function getBuildDate(env: NodeJS.ProcessEnv = process.env): Date {
  const seconds = Number(env.SOURCE_DATE_EPOCH);
  return env.SOURCE_DATE_EPOCH && Number.isSafeInteger(seconds) ? new Date(seconds * 1000) : new Date();
}

/** Bundles the service worker into the export, with the pages that it shows without network. */
export async function writeWorker({
  projectDirectory,
  outDirectory,
  buildId,
  date,
}: WriteWorkerOptions): Promise<void> {
  await esbuild.build({
    absWorkingDir: projectDirectory,
    entryPoints: ['src/worker/serviceWorker.ts'],
    outfile: path.join(outDirectory, WORKER_SRC),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILD_ID: JSON.stringify(buildId) },
    banner: { js: `// Built at ${date.toISOString()}` },
    logLevel: 'silent',
  });
  for (const language of LANGUAGES) {
    const file = path.join(outDirectory, getOfflinePage(language));
    // oxlint-disable-next-line no-await-in-loop
    await fs.writeFile(file, renderOfflinePage(language));
  }
}
