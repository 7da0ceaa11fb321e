import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { toNodeArguments } from '../../../src/node/base/commands/runModule';
import { readFigures } from '../../../src/node/base/store/buildFigures';
import { addArabic } from '../../support/addArabic';
import { copyProject } from '../../support/copyProject';
import { addGuides, type AddedGuides } from './addGuides';
import type { SizedBuild } from './compareSizes';
import { watchMemory } from './processTree';
import type { SiteWeight } from './siteWeight';

/** A build of a site of one size. */
export interface MeasuredBuild extends SizedBuild, AddedGuides {
  /** The most memory that all processes of the build had at a time, in bytes. */
  peakMemory: number;
  weight: SiteWeight;
  /** What the build says where it fails, as when a budget is exceeded; empty otherwise. */
  failure: string;
}

interface BuildOptions {
  guides: number;
  /** Without the caches of the project. */
  isCold: boolean;
  /** Leaves the copy where it is. */
  isKept: boolean;
}

/** Runs a command in a folder to its end. */
async function run(
  directory: string,
  command: string,
  args: readonly string[],
): Promise<{ code: number; output: string; peakMemory: number }> {
  const child = spawn(command, args, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
  const stopWatching = child.pid === undefined ? () => 0 : watchMemory(child.pid);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (end) => resolve(end ?? 1));
  });
  return { code, output: Buffer.concat(chunks).toString(), peakMemory: stopWatching() };
}

/**
 * Builds a copy of the project with generated guides in three languages, and measures it. A build that exceeds a budget
 * is measured, too.
 *
 * @throws with the output of the build when it ends before the site is exported
 */
export async function buildSize(
  project: string,
  { guides, isCold, isKept }: BuildOptions,
): Promise<MeasuredBuild> {
  const copy = copyProject(project);
  const { directory } = copy;
  try {
    addArabic(copy);
    const added = await addGuides(copy, guides);
    fs.rmSync(path.join(directory, isCold ? '.cache' : '.cache/build'), { recursive: true, force: true });
    const build = await run(directory, 'npm', ['run', '--silent', 'build']);
    // It is in its place once all pages are exported, before anything is weighed.
    if (!fs.existsSync(path.join(directory, 'out/404.html'))) {
      throw new Error(build.output);
    }
    const weighing = await run(directory, process.execPath, toNodeArguments('e2e/bench/growth/weighSite.ts'));
    if (weighing.code !== 0) {
      throw new Error(weighing.output);
    }
    const figures = await readFigures(directory);
    return {
      ...added,
      steps: new Map(figures.map(({ name, seconds }) => [name, seconds])),
      peakMemory: build.peakMemory,
      weight: JSON.parse(weighing.output.trim().split('\n').at(-1)!) as SiteWeight,
      failure: build.code === 0 ? '' : build.output,
    };
  } finally {
    if (isKept) {
      console.log(`The site with ${guides} guides is in ${directory}`);
    } else {
      await copy.remove();
    }
  }
}
