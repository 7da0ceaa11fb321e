import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How often memory is read, in ms. */
const INTERVAL_MS = 500;

/** A process as `ps` lists it. */
export interface ListedProcess {
  id: number;
  parent: number;
  /** Resident memory, in bytes. */
  memory: number;
}

/** Reads the output of `ps -A -o pid=,ppid=,rss=`: `'  12   1 2048' -> { id: 12, parent: 1, memory: 2097152 }`. */
export function parseProcesses(output: string): ListedProcess[] {
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((columns) => columns.length === 3)
    .map(([id, parent, kilobytes]) => ({ id: id!, parent: parent!, memory: kilobytes! * 1024 }));
}

/** Adds up the memory of a process and of all that it started, in bytes; memory that they share counts for each. */
export function sumTree(processes: readonly ListedProcess[], root: number): number {
  const own = processes.find(({ id }) => id === root)?.memory ?? 0;
  const children = processes.filter(({ parent, id }) => parent === root && id !== root);
  return children.reduce((sum, { id }) => sum + sumTree(processes, id), own);
}

/**
 * Follows the memory of a process and of all that it starts.
 *
 * @returns ends this, and returns the most memory that they had at a time, in bytes
 */
export function watchMemory(root: number): () => number {
  let peak = 0;
  const read = async () => {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
    peak = Math.max(peak, sumTree(parseProcesses(stdout), root));
  };
  const timer = setInterval(() => void read(), INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
