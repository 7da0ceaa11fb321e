import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { findReason } from './isolation/findReason.ts';

/** Ends a test that hangs, in milliseconds; no test is judged by its speed. */
const HANG = 300_000;

const TESTS = import.meta.dirname;

/** Files that would change the process for those after them. */
const isolated = fs
  .readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name) && findReason(path.join(TESTS, name), TESTS))
  .map((name) => `test/${name}`);

export default defineConfig({
  test: {
    root: path.dirname(TESTS),
    maxWorkers: 2,
    testTimeout: HANG,
    hookTimeout: HANG,
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: isolated },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: isolated,
          isolate: false,
          setupFiles: ['test/isolation/checkLeaks.ts'],
        },
      },
    ],
  },
});
