import { describe, expect, it } from 'vitest';
import { listVersions } from '../../../../src/node/base/cache/installedPackages';
import { createFolder } from '../../createFolder';

function manifest(version: string, rest: object = {}): string {
  return JSON.stringify({ version, ...rest });
}

const FILES = {
  'node_modules/@mui/x-charts/package.json': manifest('8.1.0', {
    dependencies: { d3: '^7', clsx: '^2' },
    peerDependencies: { react: '*', playwright: '*', luxon: '*' },
    peerDependenciesMeta: { playwright: { optional: true }, luxon: { optional: true } },
    devDependencies: { vitest: '^4' },
  }),
  'node_modules/@mui/x-charts/node_modules/clsx/package.json': manifest('2.0.0'),
  'node_modules/clsx/package.json': manifest('1.0.0'),
  'node_modules/d3/package.json': manifest('7.0.0', { dependencies: { clsx: '^1', d3: '^7' } }),
  'node_modules/react/package.json': manifest('19.0.0', { optionalDependencies: { fsevents: '^2' } }),
  'node_modules/playwright/package.json': manifest('1.0.0'),
  'node_modules/vitest/package.json': manifest('4.0.0'),
};

describe('listVersions', () => {
  it('lists a package with all that it uses, each in the version that it gets', async () => {
    expect(listVersions(await createFolder(FILES), ['@mui/x-charts'])).toEqual([
      '@mui/x-charts 8.1.0',
      'clsx 1.0.0',
      'clsx 2.0.0',
      'd3 7.0.0',
      'playwright 1.0.0',
      'react 19.0.0',
    ]);
  });

  it('lists the packages of types where these are asked for', async () => {
    const files = {
      ...FILES,
      'node_modules/@types/react/package.json': manifest('19.1.0', { dependencies: { csstype: '^3' } }),
      'node_modules/@types/mui__x-charts/package.json': manifest('1.0.0'),
    };
    const versions = listVersions(await createFolder(files), ['@mui/x-charts'], new Map(), true);
    expect(versions).toEqual(
      expect.arrayContaining(['@types/mui__x-charts 1.0.0', '@types/react 19.1.0', 'csstype missing']),
    );
  });

  it('tells a package that is not installed', async () => {
    expect(listVersions(await createFolder(FILES), ['dayjs'])).toEqual(['dayjs missing']);
  });
});
