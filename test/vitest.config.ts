import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Ends a test that hangs, in milliseconds; no test is judged by its speed. */
const HANG = 300_000;

/** Files with a document: they share processes, each of which has one document that is cleared between files. */
const DOM = 'test/**/*.dom.test.{ts,tsx}';

/**
 * Files that replace modules, or need packages in their first state: each has a process of its own. Style sheets of
 * packages do not survive that their elements are removed.
 */
const ISOLATED = 'test/**/*.isolated.test.{ts,tsx}';

const SEED = 'test/isolation/chooseSeed.ts';

export default defineConfig({
  test: {
    root: path.dirname(import.meta.dirname),
    maxWorkers: 2,
    testTimeout: HANG,
    hookTimeout: HANG,
    expect: { poll: { timeout: HANG } },
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: [DOM],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [SEED, 'test/isolation/leaveProcess.ts', 'test/isolation/leaveDocument.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [ISOLATED], setupFiles: [SEED] },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [DOM, ISOLATED],
          isolate: false,
          setupFiles: [SEED, 'test/isolation/leaveProcess.ts'],
        },
      },
    ],
  },
});
