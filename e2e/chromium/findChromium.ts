import type { ChromiumSystem } from './ChromiumSystem';
import { createChromiumSystem } from './createChromiumSystem';
import { findOnPath } from './findOnPath';
import { installChromium } from './installChromium';

/** Chromium without windows, as Debian packages it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const COMMANDS = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/**
 * Finds the Chromium that the browser tests use, and installs one if there is none. In this order: the one that
 * `PLAYWRIGHT_CHROMIUM` names, the headless shell of the system, which needs a third less CPU time for the same tests, the
 * one Playwright downloaded, one of the system, one installed with apt-get, one downloaded by Playwright now.
 *
 * @returns path of the executable
 * @throws Error naming the choices when nothing helped, and for a `PLAYWRIGHT_CHROMIUM` that cannot be executed
 */
export async function findChromium(system: ChromiumSystem = createChromiumSystem()): Promise<string> {
  const named = system.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (system.isExecutable(named)) {
      return named;
    }
    throw new Error(
      `PLAYWRIGHT_CHROMIUM is "${named}", which is not an executable file: ` +
        'set it to the path of a Chromium, or unset it to have one found.',
    );
  }
  const present = findPresentChromium(system);
  if (present !== undefined) {
    return present;
  }
  const attempts = await installChromium(system, () => findPresentChromium(system) !== undefined);
  const installed = findPresentChromium(system);
  if (installed !== undefined) {
    return installed;
  }
  throw new Error(
    [
      'No Chromium for the browser tests. Do one of these:',
      '- set PLAYWRIGHT_CHROMIUM to the path of a Chromium or Chrome',
      '- install one where it is found: /usr/bin/chromium-headless-shell, /usr/bin/chromium, or google-chrome on the PATH',
      '- as root on Debian or Ubuntu: apt-get update && apt-get install -y chromium-headless-shell',
      '- where downloads are allowed: npx playwright install chromium',
      ...attempts.map((attempt) => `Tried: ${attempt}`),
    ].join('\n'),
  );
}

function findPresentChromium(system: ChromiumSystem): string | undefined {
  const candidates = [HEADLESS_SHELL, system.getPlaywrightPath(), '/usr/bin/chromium'];
  return (
    candidates.find((file) => file !== undefined && system.isExecutable(file)) ?? findOnPath(system, COMMANDS)
  );
}
