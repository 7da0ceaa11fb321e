import type { ChromiumSystem, CommandResult } from '../../../e2e/chromium/ChromiumSystem';

export interface FakeMachine {
  env?: Record<string, string>;
  uid?: number;
  /** Executables on the disk. */
  files?: string[];
  playwrightPath?: string;
  /** What a command that starts with this text does; others fail. */
  commands?: Record<string, { result: CommandResult; creates?: string }>;
}

/** A machine in memory, and what was asked of it. */
export function fakeSystem({ env, uid, files = [], playwrightPath, commands = {} }: FakeMachine) {
  const disk = new Set(files);
  const runs: { line: string; limitMs: number }[] = [];
  const logs: string[] = [];
  const system: ChromiumSystem = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    uid,
    isExecutable: (file) => disk.has(file),
    getPlaywrightPath: () => playwrightPath,
    run: async (command, args, limitMs) => {
      const line = [command, ...args].join(' ');
      runs.push({ line, limitMs });
      const outcome = Object.entries(commands).find(([start]) => line.startsWith(start))?.[1];
      if (outcome?.creates !== undefined) {
        disk.add(outcome.creates);
      }
      return outcome?.result ?? 'failed';
    },
    log: (message) => logs.push(message),
  };
  return { system, runs, logs };
}
