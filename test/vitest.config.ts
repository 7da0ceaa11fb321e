import { defineConfig } from 'vitest/config';

/** Ends a test that hangs, in milliseconds; no test is judged by its speed. */
const HANG = 120_000;

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    testTimeout: HANG,
    hookTimeout: HANG,
  },
});
