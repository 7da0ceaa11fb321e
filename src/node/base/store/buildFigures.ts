import fs from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { writeFile } from '../files/writeFile';

/** What a step of the build took. */
export interface StepFigures {
  /** `finish/markdown export` */
  name: string;
  seconds: number;
  /** User time of the process and, on Linux, of the processes that it started and that have ended. */
  cpuSeconds: number;
  /** The most memory that the process had until the step ended, in bytes. */
  peakMemory: number;
}

const DIRECTORY = '.cache/build/figures';

function toFileName(name: string): string {
  return `${name.replaceAll('/', '__')}.json`;
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** User time of the processes that this one started and that have ended, in seconds; 0 where the system does not say. */
async function readChildSeconds(): Promise<number> {
  const stat = await fs.readFile('/proc/self/stat', 'utf8').catch(() => '');
  // The name of the process, in parentheses, may contain spaces; `cutime` is the 14th field after it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[13];
  return Number(ticks ?? 0) / TICKS;
}

/** Measures a step, also one that fails, and records what it took in `.cache/build/figures`: for `npm run bench`. */
export async function measureStep<Result>(
  projectDirectory: string,
  name: string,
  step: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const childSeconds = await readChildSeconds();
  try {
    return await step();
  } finally {
    const figures: StepFigures = {
      name,
      seconds: (performance.now() - start) / 1000,
      cpuSeconds: process.cpuUsage(cpu).user / 1e6 + (await readChildSeconds()) - childSeconds,
      // Node.js gives kilobytes.
      peakMemory: process.resourceUsage().maxRSS * 1024,
    };
    await writeFile(path.join(projectDirectory, DIRECTORY, toFileName(name)), JSON.stringify(figures));
  }
}

/** The recorded steps, in the order in which they ended. */
export async function readFigures(projectDirectory: string): Promise<StepFigures[]> {
  const directory = path.join(projectDirectory, DIRECTORY);
  const names = await fs.readdir(directory).catch(() => []);
  const steps = names.map(async (name) => {
    const file = path.join(directory, name);
    const figures: StepFigures = JSON.parse(await fs.readFile(file, 'utf8'));
    return { figures, ended: (await fs.stat(file)).mtimeMs };
  });
  return (await Promise.all(steps)).toSorted((a, b) => a.ended - b.ended).map(({ figures }) => figures);
}
