import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  ensureDevelopmentModules,
  writeDevelopmentModules,
} from '../../../../src/node/demos/modules/writeDevelopmentModules';
import { createFolder } from '../../createFolder';

const MODULE = '.cache/generated/developmentModules.js';

const read = (project: string) => fs.readFile(path.join(project, MODULE), 'utf8');

it('imports the demos of the given pages, by paths that lead from the module to them', async () => {
  const project = await createFolder();
  await writeDevelopmentModules(project, { 'charts/bars': { Stacked: 'data/charts/bars/Stacked' } });
  const text = await read(project);
  expect(text).toContain(
    "  'charts/bars': {\n    'Stacked': () => import('../../data/charts/bars/Stacked'),",
  );
  const [, specifier = ''] = /import\('(.+)'\)/.exec(text)!;
  expect(path.resolve(project, path.dirname(MODULE), specifier)).toBe(
    path.join(project, 'data/charts/bars/Stacked'),
  );
});

it('is there without demos before a page was opened, and stays afterwards', async () => {
  const project = await createFolder();
  await ensureDevelopmentModules(project);
  expect(await read(project)).toContain('{\n};\n');
  await writeDevelopmentModules(project, { 'charts/bars': { Stacked: 'data/charts/bars/Stacked' } });
  await ensureDevelopmentModules(project);
  expect(await read(project)).toContain('Stacked');
});
