import fs from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import GithubSlugger from 'github-slugger';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const MIGRATION = path.join(import.meta.dirname, '../../../data/migration');

/** One sentence of a guide about behavior, and what a demo shows of it in both major versions. */
export interface Change<Library> {
  /** Id of the heading that the sentence stands under, such as `default-colors`. */
  section: string;
  /** The change as a sentence, for the name of the test. */
  change: string;
  /** Renders the demo with the components of one major version, and returns what can be seen or what was called. */
  observe: (library: Library) => unknown;
  v7: unknown;
  v8: unknown;
}

interface Guide<Library> {
  /** Name of the folder and of the English file. */
  name: string;
  v7: Library;
  v8: Library;
  changes: readonly Change<Library>[];
}

/** `'migration-charts-v7' -> ['upgrade', 'prepare-in-v7', …]` */
function readHeadingIds(name: string): string[] {
  const slugger = new GithubSlugger();
  const text = fs
    .readFileSync(path.join(MIGRATION, name, `${name}.md`), 'utf8')
    .replaceAll(/^```[^]*?^```$/gm, '');
  return [...text.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading]) => slugger.slug(heading!));
}

/** Declares a test for each change: the observation must be that of the guide in version 7 and in version 8. */
export function testChanges<Library>({ name, v7, v8, changes }: Guide<Library>): void {
  afterEach(cleanup);

  it('names sections that the guide has', () => {
    const ids = readHeadingIds(name);
    expect(changes.map(({ section }) => section).filter((section) => !ids.includes(section))).toEqual([]);
  });

  for (const { section, change, observe, v7: before, v8: after } of changes) {
    it(`${change} (#${section})`, async () => {
      expect(before).not.toEqual(after);
      const inV7 = await observe(v7);
      cleanup();
      const inV8 = await observe(v8);
      expect({ v7: inV7, v8: inV8 }).toEqual({ v7: before, v8: after });
    });
  }
}

/** Hides the messages of `console.error` that contain a text, in all tests of a file. */
export function hideErrors(text: string): void {
  beforeAll(() => {
    const { error } = console;
    vi.spyOn(console, 'error').mockImplementation((...parts) => {
      if (!String(parts[0]).includes(text)) {
        error(...parts);
      }
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
}

/** Lets no style sheet count, in all tests of a file: jsdom has no layout, and matches every rule for each question. */
export function ignoreStyles(): void {
  beforeAll(() => {
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => (element as HTMLElement).style);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
}
