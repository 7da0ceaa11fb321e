import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { showProblems } from '../../../src/node/site/showProblems';
import type { CompiledPage } from '../../../src/shared/page/page';

const page = {
  id: 'charts/bars',
  sourceFile: 'data/charts/bars/bars.zh.md',
  blocks: [{ kind: 'html', key: 'text', html: '<p>Text</p>' }],
} as unknown as CompiledPage;

describe('showProblems', () => {
  it('names the problems of a page above its text', () => {
    const { blocks } = showProblems(page, [
      { file: 'data/charts/bars/bars.zh.md', line: 7, message: 'Unknown directive `<x>`.' },
      { file: 'data/charts/bars/Stacked.tsx', message: 'The demo throws.' },
      { file: 'data/charts/pie/pie.md', line: 1, message: 'Not of this page.' },
    ]);
    const [first, second] = blocks;
    const items = first?.kind === 'html' ? load(first.html)('[data-label="callout.error"] li') : undefined;
    expect(items?.map((_, item) => load(item).text()).get()).toEqual([
      'data/charts/bars/bars.zh.md:7  Unknown directive `<x>`.',
      'data/charts/bars/Stacked.tsx  The demo throws.',
    ]);
    expect(second).toEqual(page.blocks[0]);
  });

  it('leaves a page without problems as it is', () => {
    expect(showProblems(page, [{ file: 'data/charts/bars2/x.md', message: 'Other.' }])).toBe(page);
  });
});
