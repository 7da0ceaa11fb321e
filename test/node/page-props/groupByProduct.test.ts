import { describe, expect, it } from 'vitest';
import { groupByProduct } from '../../../src/node/page-props/groupByProduct';
import type { Block } from '../../../src/shared/page';

const html = (key: string, text: string): Block => ({ kind: 'html', key, html: text });
const demo = (key: string) => ({ kind: 'demo', key }) as Block;

describe('groupByProduct', () => {
  it('splits the text above the first product from it', () => {
    const { introduction, products } = groupByProduct([
      html('a', '<figure>npm</figure><h2 id="grid">Grid</h2><p>Rows.</p>'),
      demo('b'),
      html('c', '<h2>Charts</h2>'),
      demo('d'),
    ]);
    expect(introduction).toBe('<figure>npm</figure>');
    expect(products).toEqual([
      [html('a', '<h2 id="grid">Grid</h2><p>Rows.</p>'), demo('b')],
      [html('c', '<h2>Charts</h2>'), demo('d')],
    ]);
  });

  it('takes a page without text for one without products', () => {
    expect(groupByProduct([])).toEqual({ introduction: '', products: [] });
  });
});
