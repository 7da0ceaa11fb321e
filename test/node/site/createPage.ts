import type { CompiledPage } from '../../../src/shared/page/page';

/** A compiled page; what is not given is of no interest to the test. */
export function createPage(page: Partial<CompiledPage> = {}): CompiledPage {
  return {
    id: 'data-grid/rows',
    pathname: '/x/react-data-grid/rows',
    language: 'en',
    contentLanguage: 'en',
    languages: ['en'],
    isBehind: false,
    title: 'Rows',
    description: 'Rows and columns.',
    frontMatter: {
      title: 'Rows',
      description: 'Rows and columns.',
      components: [],
      hooks: [],
      tabs: false,
      packages: [],
      ads: true,
      toc: true,
      inMenu: true,
    },
    toc: [],
    blocks: [],
    links: [],
    styles: {},
    sourceFile: 'data/data-grid/rows/rows.md',
    ...page,
  };
}
