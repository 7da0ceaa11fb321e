import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureStep, readFigures } from '../../../src/node/store/buildFigures';
import { createFolder } from '../createFolder';

it('records what each step took, in the order in which they ended', async () => {
  const project = await createFolder();
  expect(await measureStep(project, 'finish/links', async () => 7)).toBe(7);
  const first = path.join(project, '.cache/build/figures/finish__links.json');
  await fs.utimes(first, 1, 1);
  await measureStep(project, 'finish', async () => undefined);
  const figures = await readFigures(project);
  expect(figures.map(({ name }) => name)).toEqual(['finish/links', 'finish']);
  expect(figures.every(({ peakMemory }) => peakMemory > 1e6)).toBe(true);
});

it('has no figures before the first build', async () => {
  expect(await readFigures(await createFolder())).toEqual([]);
});
