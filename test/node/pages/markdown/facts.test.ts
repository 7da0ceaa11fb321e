import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/pages/markdown/parsePage';
import type { Problem } from '../../../../src/node/base/problems/problem';

function parse(text: string) {
  const problems: Problem[] = [];
  const markdown = ['---', 'title: Pages', 'description: Sizes of pages.', '---', '', text].join('\n');
  const tree = parsePage({ file: 'pages.md', markdown }, problems)?.tree;
  return { tree, problems };
}

it('puts a number of the packages into the text around it', () => {
  const { tree, problems } = parse(
    'At most :fact[community-page-rows] rows, or **:fact[chart-margin] pixels**.',
  );
  expect(problems).toEqual([]);
  expect(tree!.children).toMatchObject([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'At most 100 rows, or ' },
        { type: 'strong', children: [{ type: 'text', value: '20 pixels' }] },
        { type: 'text', value: '.' },
      ],
    },
  ]);
});

it('names the nearest for one that does not exist', () => {
  expect(parse('At most :fact[community-page-row] rows.').problems).toEqual([
    {
      file: 'pages.md',
      line: 6,
      message:
        'Unknown fact `community-page-row`. Did you mean `community-page-rows`? They are in `data/facts.ts`.',
    },
  ]);
});
