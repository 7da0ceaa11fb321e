import { fork } from 'node:child_process';
import type { SnapshotRequest } from './snapshotProcess';
import type { SnapshotResult } from './renderSnapshots';

/** A process that renders demos. */
interface SnapshotProcess {
  /** Resolves with what it made, by demo key; rejects when it ends before that. It has printed why. */
  results: Promise<Map<string, SnapshotResult>>;
}

/**
 * Starts a process that renders demos, and waits until it has heard of all: whoever started it may be busy then.
 *
 * @param script the module of the process, as `bundleRenderers` wrote it
 */
export async function startSnapshotProcess(
  script: string,
  request: SnapshotRequest,
): Promise<SnapshotProcess> {
  const child = fork(script, { execArgv: [], serialization: 'advanced' });
  const results = new Promise<Map<string, SnapshotResult>>((resolve, reject) => {
    child.on('message', (entries: [string, SnapshotResult][]) => resolve(new Map(entries)));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The process that renders demos ended with code ${code}.`)));
  });
  // A failure is reported to the caller that waits for the results.
  results.catch(() => undefined);
  await new Promise((resolve) => {
    child.send(request, resolve);
  });
  return { results };
}
