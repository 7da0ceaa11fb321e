import { expect, it } from 'vitest';
import { loadGuide } from '../../../src/node/site/loadGuide';
import { summarizeGuide, summarizePages } from '../../../src/node/site/guideSummary';
import { createFolder } from '../createFolder';
import { createPage } from './createPage';

it('is the same of a guide that is parsed and of its pages that are compiled', async () => {
  const head = (title: string) => `---\ntitle: ${title}\ndescription: Rows.\n---\n\n`;
  const project = await createFolder({
    'data/data-grid/rows/rows.md': `${head('Rows')}## Row height\n`,
    'data/data-grid/rows/rows.zh.md': `${head('行')}## 行高\n`,
  });
  const guide = (await loadGuide(project, 'data-grid/rows', []))!;
  const { frontMatter } = guide.english.parsed;
  const toEntry = (text: string) => [{ id: 'row-height', text, level: 2 as const }];
  const pages = [
    createPage({
      title: '行',
      language: 'zh',
      toc: toEntry('行高'),
      frontMatter: { ...frontMatter, title: '行' },
    }),
    createPage({ title: 'Rows', toc: toEntry('Row height'), frontMatter }),
  ];
  expect(summarizePages(pages)).toEqual(summarizeGuide(guide));
});
