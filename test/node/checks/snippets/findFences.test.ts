import { describe, expect, it } from 'vitest';
import { createPage, fence, findIn, FILE } from './createPage';

describe('findPageFences', () => {
  it('finds a fence with what is behind its language', () => {
    const info = 'ts title="theme.ts" check="off" reason="pseudo code"';
    expect(findIn(createPage('Text.', fence(info, 'const a = 1;')))).toMatchObject([
      {
        file: FILE,
        firstLine: 8,
        language: 'ts',
        code: 'const a = 1;',
        title: 'theme.ts',
        check: 'off',
        reason: 'pseudo code',
      },
    ]);
  });

  it.each([
    ['in a list', ['1. Step:', '', '   ```ts', '   const a = 1;', '   const b = 2;', '   ```']],
    ['in a list in a list', ['- a', '  - b', '    ```ts', '    const a = 1;', '    const b = 2;', '    ```']],
    ['in a callout', [':::info', '', '```ts', 'const a = 1;', 'const b = 2;', '```', ':::']],
    [
      'in details',
      [':::details[Title]', '```ts', 'const a = 1;', 'const b = 2;', '```', ':::', '', 'After.'],
    ],
    ['in a quote', ['> a', '>', '> ```ts', '> const a = 1;', '> const b = 2;', '> ```']],
  ])('knows the first line of code %s', (_place, lines) => {
    const page = createPage(...lines);
    const [found] = findIn(page);
    expect(found!.code).toBe('const a = 1;\nconst b = 2;');
    expect(page.split('\n')[found!.firstLine - 1]).toContain('const a = 1;');
  });

  it('knows the first line of code in a file with the line ends of Windows', () => {
    const page = createPage('Text.', '', fence('ts', 'const a = 1;')).replaceAll('\n', '\r\n');
    expect(findIn(page)).toMatchObject([{ code: 'const a = 1;', firstLine: 9 }]);
  });

  it('takes the packages of an install directive for a command', () => {
    expect(findIn(createPage('::install{packages="dayjs"}'))).toMatchObject([
      { language: 'install', code: 'npm install dayjs', firstLine: 6 },
    ]);
  });
});
