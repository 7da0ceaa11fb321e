/** How a command ended. */
export type CommandResult = 'done' | 'failed' | 'out of time';

/** What the search for a Chromium asks of the machine; tests give it another. */
export interface ChromiumSystem {
  env: Readonly<Record<string, string | undefined>>;
  /** User id, 0 for root; `undefined` where users have none (Windows). */
  uid: number | undefined;
  isExecutable(file: string): boolean;
  /** Where Playwright expects the Chromium it downloads, there or not; `undefined` where it has none to offer. */
  getPlaywrightPath(): string | undefined;
  run(command: string, args: readonly string[], limitMs: number): Promise<CommandResult>;
  /** Tells whoever waits what takes so long. */
  log(message: string): void;
}
