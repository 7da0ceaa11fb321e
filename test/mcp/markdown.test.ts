import { describe, expect, it } from 'vitest';
import { findListItem, listCodeBlocks, shorten, splitSections } from '../../src/mcp/markdown';

const PAGE = [
  '# Sorting',
  'Sort rows.',
  '',
  '## `sortModel` and [events](https://example.com/)',
  '',
  '````md',
  '```bash',
  '# no heading',
  '```',
  '## no heading',
  '````',
  '',
  '**Order of calls**',
  '',
  'Later.',
  '',
  '**Demo: Click a header**',
  '',
  '```tsx title="Clicked.tsx"',
  'export default 1;',
  '```',
  '',
  '### Below',
  '',
  '## Next',
].join('\n');

describe('splitSections', () => {
  it('splits at headings, details and demos, but not in code', () => {
    expect(splitSections(PAGE).map(({ title }) => title)).toEqual([
      'Sorting',
      'sortModel and events',
      'Order of calls',
      'Demo: Click a header',
      'Below',
      'Next',
    ]);
  });

  it('gives a section what is below it', () => {
    const [page, section, details] = splitSections(PAGE);
    expect(page!.text).toBe(PAGE);
    expect(section!.text).toMatch(/^## `sortModel`[\s\S]*### Below$/);
    expect(details!.text).toMatch(/^\*\*Order of calls\*\*[\s\S]*```$/);
  });
});

describe('findListItem', () => {
  const LIST = '- `rows`: Type\n\n  All rows.\n\n  - `id`: string\n- `rowsLoading`: Type\n\n## Slots';

  it.each([
    ['rows', '- `rows`: Type\n\n  All rows.\n\n  - `id`: string'],
    ['rowsLoading', '- `rowsLoading`: Type'],
    ['id', undefined],
    ['row', undefined],
  ])('finds %s', (name, item) => expect(findListItem(LIST, name)).toBe(item));

  it('finds the last one of a text', () => expect(findListItem('- `a`\n  b', 'a')).toBe('- `a`\n  b'));
});

describe('listCodeBlocks', () => {
  it('reads titles, and fences within fences as code', () => {
    expect(listCodeBlocks(PAGE)).toEqual([
      { title: undefined, code: '```bash\n# no heading\n```\n## no heading\n' },
      { title: 'Clicked.tsx', code: 'export default 1;\n' },
    ]);
  });
});

describe('shorten', () => {
  it('leaves a short text', () => expect(shorten('one\ntwo', 7)).toBe('one\ntwo'));

  it('ends with a line, and says how to read the rest', () =>
    expect(shorten('one line\nanother line', 14, 'ask')).toBe('one line\n… (ask)'));

  it('closes code', () =>
    expect(shorten('```ts\nconst a;\nconst b;\n```', 16, 'ask')).toBe('```ts\nconst a;\n```\n… (ask)'));
});
