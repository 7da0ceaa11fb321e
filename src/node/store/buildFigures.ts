import fs from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/** What a step of the build took. */
export interface StepFigures {
  /** `finish/markdown export` */
  name: string;
  seconds: number;
  /** User time of the process, its threads included. */
  cpuSeconds: number;
  /** The most memory that the process had until the step ended, in bytes. */
  peakMemory: number;
}

const DIRECTORY = '.cache/build/figures';

function toFileName(name: string): string {
  return `${name.replaceAll('/', '__')}.json`;
}

/** Measures a step, and records what it took in `.cache/build/figures`: for `npm run bench`. */
export async function measureStep<Result>(
  projectDirectory: string,
  name: string,
  step: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = await step();
  const figures: StepFigures = {
    name,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: process.cpuUsage(cpu).user / 1e6,
    // Node.js gives kilobytes.
    peakMemory: process.resourceUsage().maxRSS * 1024,
  };
  const directory = path.join(projectDirectory, DIRECTORY);
  await fs.mkdir(directory, { recursive: true });
  await fs.writeFile(path.join(directory, toFileName(name)), JSON.stringify(figures));
  return result;
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
