import type { ChromiumSystem } from './ChromiumSystem';
import { findOnPath } from './findOnPath';

/** One command after the other, each with its time limit. */
interface Recipe {
  commands: string[][];
  limitMs: number;
}

/** See `findChromium` for why it comes first. */
const SHELL: Recipe = {
  commands: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium-headless-shell'],
  ],
  limitMs: 180_000,
};

const CHROMIUM: Recipe = { commands: [['apt-get', 'install', '-y', 'chromium']], limitMs: 180_000 };

const PLAYWRIGHT: Recipe = { commands: [['npx', 'playwright', 'install', 'chromium']], limitMs: 60_000 };

/**
 * Installs a Chromium: with apt-get where that is possible, else, or if that brought none, with Playwright.
 *
 * @param isPresent asked after each way, to stop at the first that worked
 * @returns what was tried and how it ended, for the error if nothing worked
 */
export async function installChromium(system: ChromiumSystem, isPresent: () => boolean): Promise<string[]> {
  const canUseApt = system.uid === 0 && findOnPath(system, ['apt-get']) !== undefined;
  const attempts: string[] = [];
  for (const recipe of canUseApt ? [SHELL, CHROMIUM, PLAYWRIGHT] : [PLAYWRIGHT]) {
    attempts.push(...(await follow(recipe, system)));
    if (isPresent()) {
      break;
    }
  }
  return attempts;
}

/** Stops at the first command that fails. */
async function follow({ commands, limitMs }: Recipe, system: ChromiumSystem): Promise<string[]> {
  const attempts: string[] = [];
  for (const [command = '', ...args] of commands) {
    const line = [command, ...args].join(' ');
    system.log(`No Chromium found, trying: ${line}`);
    const result = await system.run(command, args, limitMs);
    attempts.push(`${line} (${result === 'out of time' ? `not done after ${limitMs / 1000} s` : result})`);
    if (result !== 'done') {
      break;
    }
  }
  return attempts;
}
