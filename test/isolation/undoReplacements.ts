import { vi } from 'vitest';

/** Puts back all that a test file replaces with `vi`: the clock, globals, variables, methods. */
export function undoReplacements(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}
