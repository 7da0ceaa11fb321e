import { describe, expect, it } from 'vitest';
import { listPackages, resolveImports } from '../../../../src/client/editor/sandbox/resolveImports';
import { getPackageName } from '../../../../src/shared/paths/getPackageName';

const SPECIFIERS = {
  react: 'react.js',
  '@mui/material': 'material.js',
  '@mui/material/Box': 'material.js',
  dayjs: 'dayjs.js',
  'dayjs/plugin/utc': 'dayjs.js',
};

function resolve(...specifiers: string[]) {
  return resolveImports(
    specifiers.map((specifier, index) => ({ file: 'Demo.tsx', line: index + 1, specifier, names: [] })),
    { files: ['Demo.tsx', 'data.ts', 'Demo.css', 'rows.json'], specifiers: SPECIFIERS },
  );
}

describe('resolveImports', () => {
  it('finds the scripts of packages', () => {
    expect(
      resolve('react', '@mui/material/Box', './data', './Demo.css', '../server/data', './rows.json'),
    ).toEqual({
      scripts: { react: 'react.js', '@mui/material/Box': 'material.js' },
    });
  });

  it.each([
    ['lodash', 'package'],
    ['@mui/materia', 'package'],
    ['constructor', 'package'],
    ['__proto__', 'package'],
    ['https://example.com/a.js', 'package'],
    ['@mui/material/Bx', 'entry'],
    ['dayjs/plugin', 'entry'],
    ['./rows', undefined],
    ['./other', 'file'],
    ['./data.js', 'file'],
  ])('says why %s leads nowhere', (specifier, kind) => {
    const resolved = resolve('react', specifier);
    if (kind === undefined) {
      expect(resolved).not.toHaveProperty('fault');
    } else {
      expect(resolved).toEqual({ fault: { kind, specifier, file: 'Demo.tsx', line: 2 } });
    }
  });
});

describe('packages', () => {
  it('are named without their entry points', () => {
    expect(getPackageName('@mui/material/styles/x')).toBe('@mui/material');
    expect(getPackageName('dayjs/plugin/utc')).toBe('dayjs');
    expect(listPackages(SPECIFIERS)).toEqual(['@mui/material', 'dayjs', 'react']);
  });
});
