/** How Playwright starts the browser of the tests; the type of its own option of that name fits. */
export interface ChromiumLaunchOptions {
  executablePath: string;
  args: string[];
}

/**
 * The options for a Chromium that `findChromium` found: it makes no requests of its own, which tests that count
 * requests would see.
 *
 * @param uid of the user who runs the tests
 */
export function launchOptions(
  executablePath: string,
  uid: number | undefined = process.getuid?.(),
): ChromiumLaunchOptions {
  return {
    executablePath,
    args: [
      // Chromium refuses to run as root with its sandbox.
      ...(uid === 0 ? ['--no-sandbox'] : []),
      // As Chromium with windows does. Without it, what hangs in an iframe of a demo hangs its page in the headless shell.
      '--site-per-process',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
