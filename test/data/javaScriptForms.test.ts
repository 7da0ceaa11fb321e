import fs from 'node:fs';
import path from 'node:path';
import esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { typesToJavaScript } from '../../src/node/demo-code/typesToJavaScript';

const DATA = path.resolve(import.meta.dirname, '../../data');

/** Demos, and the modules that they import. */
const SOURCES = fs
  .readdirSync(DATA, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[^/]+\/.*\/[^/]+\.tsx?$|^landing\/.*\.tsx?$/.test(name) && !name.endsWith('.proof.ts'))
  .toSorted();

/** What a browser runs: without types, comments and everything else that decides nothing. */
async function compile(source: string, loader: 'tsx' | 'jsx'): Promise<string> {
  const { code } = await esbuild.transform(source, {
    loader,
    jsx: 'automatic',
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return code;
}

describe('the JavaScript that readers are shown', () => {
  it.each(SOURCES)('is the program of %s', async (name) => {
    const source = fs.readFileSync(path.join(DATA, name), 'utf8');
    const script = await typesToJavaScript(source);
    expect(await compile(script, 'jsx')).toBe(await compile(source, 'tsx'));
  });
});
