/** `tsx e2e/chromium/cli.ts`: prints the path of the Chromium the browser tests use, installing one if need be. */
import { findChromium } from './findChromium';

try {
  console.log(await findChromium());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
