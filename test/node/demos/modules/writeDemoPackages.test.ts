import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDemoPackages, writeDemoPackages } from '../../../../src/node/demos/modules/writeDemoPackages';
import { createFolder } from '../../createFolder';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

const TOOLS = ['vite', '@vitejs/plugin-react', 'typescript', 'tailwindcss', '@tailwindcss/vite'];

function toManifests(packages: Record<string, object>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, fields]) => [
      `node_modules/${name}/package.json`,
      JSON.stringify({ version: '1.0.0', ...fields }),
    ]),
  );
}

function createProject(dependencies: string[], packages: Record<string, object>) {
  const tools = Object.fromEntries(TOOLS.map((name) => [name, { types: 'index.d.ts' }]));
  return createFolder({
    'package.json': JSON.stringify({
      dependencies: Object.fromEntries(dependencies.map((name) => [name, '^1.0.0'])),
    }),
    ...toManifests({ ...tools, ...packages }),
  });
}

describe('readDemoPackages', () => {
  it('has the installed version, required peers with theirs, and types', async () => {
    const directory = await createProject(['grid'], {
      grid: {
        version: '8.1.0',
        exports: { '.': { types: './index.d.ts' } },
        peerDependencies: { core: '*', engine: '*' },
        peerDependenciesMeta: { engine: { optional: true } },
      },
      core: { version: '2.0.3' },
      '@types/core': { version: '2.0.1' },
    });
    const { packages } = await readDemoPackages(directory);
    expect(packages).toMatchObject({
      grid: { version: '8.1.0', peers: ['core'] },
      core: { version: '2.0.3', types: '@types/core' },
      '@types/core': { version: '2.0.1' },
    });
    expect(packages).not.toHaveProperty('engine');
  });

  it('says what is not installed', async () => {
    const directory = await createProject(['grid'], {});
    await expect(readDemoPackages(directory)).rejects.toThrow('`grid` is not installed. Run `npm ci`.');
  });

  it('connects each adapter with its library where that is installed', async () => {
    const peerDependenciesMeta = { dayjs: { optional: true }, 'moment-hijri': { optional: true } };
    const directory = await createProject(['@mui/x-date-pickers'], {
      '@mui/x-date-pickers': { peerDependenciesMeta },
      dayjs: {},
    });
    const folder = path.join(directory, 'node_modules/@mui/x-date-pickers');
    for (const [name, library] of [
      ['AdapterDayjs', 'dayjs/plugin/week'],
      ['AdapterMomentHijri', 'moment-hijri'],
    ]) {
      await fs.mkdir(path.join(folder, name!));
      await fs.writeFile(
        path.join(folder, name!, `${name}.js`),
        `require("../models");require("${library}");`,
      );
    }
    expect((await readDemoPackages(directory)).adapters).toEqual({
      '@mui/x-date-pickers/AdapterDayjs': 'dayjs',
      '@mui/x-date-pickers-pro/AdapterDayjs': 'dayjs',
    });
  });

  it('knows every adapter that the site can install', async () => {
    const { adapters, packages } = await readDemoPackages(PROJECT);
    expect(adapters).toMatchObject({
      '@mui/x-date-pickers/AdapterDayjs': 'dayjs',
      '@mui/x-date-pickers/AdapterDateFns': 'date-fns',
      '@mui/x-date-pickers-pro/AdapterLuxon': 'luxon',
      '@mui/x-date-pickers-pro/AdapterMoment': 'moment',
    });
    for (const library of Object.values(adapters)) {
      expect(packages).toHaveProperty([library, 'version']);
    }
  });
});

describe('writeDemoPackages', () => {
  it('writes the table beside the fragments', async () => {
    const directory = await createProject([], {});
    const file = await writeDemoPackages(directory);
    expect(path.relative(directory, file)).toBe('public/demos/packages.json');
    expect(JSON.parse(await fs.readFile(file, 'utf8'))).toEqual(await readDemoPackages(directory));
  });
});
