import { expect, it } from 'vitest';
import { findTranslationsBehind } from '../../../src/node/checks/findTranslationsBehind';
import { loadPage } from '../../../src/node/pages/markdown/loadPage';
import { hashGitBlob } from '../../../src/node/pages/markdown/loadPage';
import { parsePage } from '../../../src/node/pages/markdown/parsePage';
import { createFolder } from '../createFolder';

const ENGLISH = '---\ntitle: Bars\ndescription: Bars.\n---\n\n## Size\n\nBars are wide.\n';
const REVISION = hashGitBlob(ENGLISH);
const OLDER = hashGitBlob(ENGLISH.replace('wide', 'narrow'));

async function find(...frontMatter: string[]) {
  const chinese = ['---', 'title: 柱', 'description: 柱。', ...frontMatter, '---', '', '## 大小', ''];
  const directory = await createFolder({
    'data/charts/bars/bars.md': ENGLISH,
    'data/charts/bars/bars.zh.md': chinese.join('\n'),
  });
  const sources = [
    await loadPage(directory, 'charts/bars', 'en'),
    await loadPage(directory, 'charts/bars', 'zh'),
  ];
  return findTranslationsBehind(sources.map((source) => ({ source, parsed: parsePage(source.text, [])! })));
}

it('counts translations that follow the English page', async () => {
  expect(await find(`follows: ${REVISION}`)).toEqual({ total: 1, behind: [] });
});

it('lists a translation that is behind with both revisions, although its headings are equal', async () => {
  expect(await find(`follows: ${OLDER}`)).toEqual({
    total: 1,
    behind: [
      {
        file: 'data/charts/bars/bars.zh.md',
        line: 4,
        message:
          `The translation follows revision ${OLDER.slice(0, 10)} of the English page, which is at ` +
          `${REVISION.slice(0, 10)}. Translate what \`git diff ${OLDER.slice(0, 10)} data/charts/bars/bars.md\` ` +
          `shows, and write \`follows: ${REVISION}\`.`,
      },
    ],
  });
});

it('lists a translation that names no revision', async () => {
  expect(await find()).toEqual({
    total: 1,
    behind: [
      {
        file: 'data/charts/bars/bars.zh.md',
        line: 1,
        message:
          'The translation does not name the revision of the English page that it follows. ' +
          `Compare it with data/charts/bars/bars.md, and write \`follows: ${REVISION}\`.`,
      },
    ],
  });
});
