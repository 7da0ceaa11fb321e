import { describe, expect, it } from 'vitest';
import { groupByProduct } from '../../../../src/node/site/landing/groupByProduct';
import type { Block } from '../../../../src/shared/page/page';

const html = (key: string, text: string): Block => ({ kind: 'html', key, html: text });
const demo = (key: string) => ({ kind: 'demo', key }) as Block;

describe('groupByProduct', () => {
  it('begins a product at each heading', () => {
    const products = groupByProduct([
      html('a', '<h2 id="grid">Grid</h2>'),
      demo('b'),
      html('c', '<p>Rows.</p><h2>Charts</h2>'),
      demo('d'),
      html('e', '<p>Lines.</p>'),
    ]);
    expect(products).toEqual([
      [html('a-0', '<h2 id="grid">Grid</h2>'), demo('b'), html('c-0', '<p>Rows.</p>')],
      [html('c-1', '<h2>Charts</h2>'), demo('d'), html('e-0', '<p>Lines.</p>')],
    ]);
  });

  it('leaves out what is above the first heading', () => {
    expect(groupByProduct([html('a', '<p>Hello.</p>'), demo('b')])).toEqual([]);
  });
});
