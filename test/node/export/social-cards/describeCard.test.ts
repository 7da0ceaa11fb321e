import { describe, expect, it } from 'vitest';
import { describeCard } from '../../../../src/node/export/social-cards/describeCard';
import { createPage } from '../../site/createPage';

describe('describeCard', () => {
  it('takes title and description of the page, its product and the version of the documentation', () => {
    expect(describeCard(createPage(), '8.0.0')).toEqual({
      language: 'en',
      product: { id: 'x-data-grid', name: 'Data Grid' },
      docsVersion: '8.0.0',
      title: 'Rows',
      description: 'Rows and columns.',
    });
  });

  it.each([
    ['/x/api/charts/bar-chart', 'Charts'],
    ['/x/react-tree-view', 'Tree View'],
    ['/x/introduction/installation', undefined],
    ['/x', undefined],
  ])('names the product of %s', (pathname, name) => {
    expect(describeCard(createPage({ pathname }), '8.0.0').product?.name).toBe(name);
  });

  it('names the product in Chinese on a Chinese page', () => {
    const page = createPage({ language: 'zh', contentLanguage: 'zh' });
    expect(describeCard(page, '8.0.0').product?.name).toBe('数据网格');
  });

  it.each([
    ['that is not translated yet', { language: 'zh', contentLanguage: 'en' } as const],
    ['whose title is English', { language: 'zh', contentLanguage: 'zh', titleLanguage: 'en' } as const],
  ])('says the same as the English card for a page %s', (_, page) => {
    expect(describeCard(createPage(page), '8.0.0')).toEqual(describeCard(createPage(), '8.0.0'));
  });
});
