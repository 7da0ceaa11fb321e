import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFonts } from '../../../../src/node/client-bundle/fonts/writeFonts';
import { createFolder } from '../../createFolder';

const { resolve } = createRequire(import.meta.url);

it.each([
  ['geist.woff2', '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'],
  ['geist-mono.woff2', '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'],
])('%s is much smaller than the font of its package, and is written once', async (name, source) => {
  const project = await createFolder();
  await writeFonts(project);
  const file = path.join(project, '.cache/generated/fonts', name);
  const font = await fs.readFile(file);
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  expect(font.length).toBeLessThan((await fs.readFile(resolve(source))).length * 0.75);
  const { mtimeMs } = await fs.stat(file);
  await writeFonts(project);
  expect((await fs.stat(file)).mtimeMs).toBe(mtimeMs);
});
