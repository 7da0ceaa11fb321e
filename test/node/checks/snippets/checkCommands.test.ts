import { describe, expect, it } from 'vitest';
import { checkCommands } from '../../../../src/node/checks/snippets/checkCommands';

const KNOWN = {
  versions: new Map([
    ['@mui/x-charts', '8.29.3'],
    ['dayjs', '1.11.23'],
    ['create-vite', undefined],
  ]),
  listFile: 'data/installablePackages.ts',
};

function getMessages(code: string): string[] {
  return checkCommands(code, KNOWN).map(({ message }) => message);
}

describe('checkCommands', () => {
  it.each([
    'npm install @mui/x-charts dayjs',
    'npm install @mui/x-charts@latest dayjs@^1.11',
    'npm install @mui/x-charts@7 @mui/x-charts@~8.0.0',
    'npm create vite@latest app',
    'npm install ./charts.tgz https://example.com/charts.tgz',
  ])('has nothing against %s', (code) => {
    expect(getMessages(code)).toEqual([]);
  });

  it('names the nearest package, and the list', () => {
    expect(checkCommands('cd app\nnpm install @mui/x-chart', KNOWN)).toEqual([
      {
        line: 1,
        message:
          'Unknown package `@mui/x-chart`. Did you mean `@mui/x-charts`? A package that users may install, and that ' +
          'this project does not depend on, is a line with its reason in data/installablePackages.ts.',
      },
    ]);
  });

  it('proposes nothing for a name like no other', () => {
    expect(getMessages('npx left-pad')[0]).toMatch(/^Unknown package `left-pad`. A package/);
  });

  it.each([
    ['npm i dayjs@^', '`@^` is no version of `dayjs`. Write a tag or a range: `@latest`, `@^8`.'],
    [
      'npm i @mui/x-charts@9',
      '`@mui/x-charts@9` is newer than what these pages are checked against: `@mui/x-charts` 8.29.3.',
    ],
    ['npm i @mui', '`@mui` is no name of a package. Correct it.'],
    ['npm isntall dayjs', 'npm has no command `isntall`. Correct it.'],
  ])('says what is wrong with %s', (code, message) => {
    expect(getMessages(code)).toEqual([message]);
  });
});
