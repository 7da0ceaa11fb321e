import { createChromiumSystem } from '../chromium/createChromiumSystem';
import { findOnPath } from '../chromium/findOnPath';

const COMMANDS = ['firefox-esr', 'firefox'];

/**
 * Finds a Firefox: the one that `FIREFOX` names, or one on the `PATH`.
 *
 * @returns the path of the executable; undefined where there is none
 */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX ?? findOnPath(createChromiumSystem(), COMMANDS);
}
