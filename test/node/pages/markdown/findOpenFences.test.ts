import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/pages/markdown/parsePage';
import type { Problem } from '../../../../src/node/base/problems/problem';

const FRONT_MATTER = '---\ntitle: Bars\ndescription: All about bars.\n---\n\n';

/** Lines of the problems, counted from the first line below the front matter. */
function find(text: string): number[] {
  const problems: Problem[] = [];
  parsePage({ file: 'bars.md', markdown: FRONT_MATTER + text }, problems);
  return problems.map(({ line }) => line! - 5);
}

describe('a block of code that is not closed', () => {
  it.each([
    ['takes the rest of the page', '```tsx\nconst a = 1;\n\n## Next\n', [1]],
    ['is closed by fewer backticks than it has', '````md\nText\n```\n', [1]],
    ['is closed by other characters', '~~~\nText\n```\n', [1]],
    ['ends with its list', '- One\n\n  ```tsx\n  const a = 1;\n\nText\n', [3]],
    ['is the last line', 'Text\n\n```tsx', [3]],
    ['is found behind one that is closed', '```tsx\na\n```\n\n```ts\nb\n', [5]],
  ])('%s', (_, text, lines) => {
    expect(find(text)).toEqual(lines);
  });
});

describe('a block of code that is closed', () => {
  it.each([
    ['by its fence', '```tsx\nconst a = 1;\n```\n\nText\n'],
    ['at the end of the page, without a last line feed', '```tsx\nconst a = 1;\n```'],
    ['empty', '```\n```\n'],
    ['by a longer fence', '```\nText\n`````\n'],
    ['around fences', '````md\n```tsx\na\n```\n````\n'],
    ['in a list', '- One\n\n  ```tsx\n  a\n  ```\n\n- Two\n'],
    ['in a quote', '> ```tsx\n> a\n> ```\n'],
    ['in details', ':::details[More]\n\n```tsx\na\n```\n\n:::\n'],
    ['by indentation alone', 'Text\n\n    const a = 1;\n    ```\n\nText\n'],
    ['with Windows line ends', '```tsx\r\na\r\n```\r\n'],
  ])('%s', (_, text) => {
    expect(find(text)).toEqual([]);
  });
});
