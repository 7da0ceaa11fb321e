import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommands } from '../../../../src/node/checks/snippets/parseCommands';

describe('parseCommands', () => {
  it.each([
    ['npm install dayjs luxon', ['dayjs', 'luxon']],
    ['npm i -D typescript --save-exact', ['typescript']],
    ['npm install --workspace app dayjs', ['dayjs']],
    ['npm --silent install dayjs', ['dayjs']],
    ['npm ls @mui/x-charts', ['@mui/x-charts']],
    ['npm create vite@latest app -- --template react-ts', ['create-vite@latest']],
    ['npm init @scope my-app', ['@scope/create']],
    ['npm create @scope/app', ['@scope/create-app']],
    ['npm create @scope@2', ['@scope/create@2']],
    ['npm exec --package=@mui/envinfo -- envinfo', ['@mui/envinfo']],
    ['pnpm add dayjs', ['dayjs']],
    ['pnpm dlx @mui/envinfo --json', ['@mui/envinfo']],
    ['yarn add dayjs', ['dayjs']],
    ['bun add dayjs', ['dayjs']],
    ['npx @mui/envinfo --json', ['@mui/envinfo']],
    ['npx -p @mui/envinfo envinfo', ['@mui/envinfo']],
    ['$ npm install "dayjs"', ['dayjs']],
    ['CI=1 npx @mui/envinfo # prints versions', ['@mui/envinfo']],
  ])('finds the packages of %s', (code, packages) => {
    expect(parseCommands(code)).toEqual([{ line: 0, packages }]);
  });

  it.each([
    'npm run build',
    'npm ci',
    'yarn dev',
    'pnpm start',
    'cd app',
    'npm',
    'git add dayjs',
    '# npm i dayjs',
    '',
  ])('finds none in %s', (code) => {
    expect(parseCommands(code)).toEqual([]);
  });

  it('finds each command of a line, and joins what goes on below', () => {
    const code = [
      'cd app && npm i dayjs; npx vite',
      'npm install \\',
      '  luxon \\',
      '  moment',
      'npm ls react',
    ];
    expect(parseCommands(code.join('\n'))).toEqual([
      { line: 0, packages: ['dayjs'] },
      { line: 0, packages: ['vite'] },
      { line: 1, packages: ['luxon', 'moment'] },
      { line: 4, packages: ['react'] },
    ]);
  });

  it('finds a command that npm does not have', () => {
    expect(parseCommands('npm isntall dayjs')).toEqual([{ line: 0, packages: [], unknown: 'isntall' }]);
  });

  it('reads any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseCommands(`npm install ${text}`)).not.toThrow();
      }),
    );
  });
});
