import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIRECTIVES } from '../../../../src/node/pages/directives';
import { readFaultyTexts } from '../../readFaultyTexts';
import { compileMarkdown, pageText } from './compileMarkdown';
import { createDemoFolder } from './createDemoFolder';

const FILE = 'data/data-grid/columns/columns.md';
const CHINESE_FILE = 'data/data-grid/columns/columns.zh.md';

/** What stands for lists in the texts of `badInput/`. */
const LISTS: Record<string, string> = {
  directives: [...DIRECTIVES.values()].map(({ example }) => example).join('  '),
  languages: 'ts, tsx, js, jsx, bash, json, css, diff',
  keys: 'title, description, components, hooks, tabs, packages, ads, toc, inMenu, follows',
  colons: 'A block with another one in it has more colons: `::::details[…]`, `:::info`, `:::`, `::::`.',
};

const INPUTS = path.join(import.meta.dirname, 'badInput');

// The texts have the front matter of `page`, but for those about front matter.
describe.each(fs.readdirSync(INPUTS))('what may not be in a page: %s', (name) => {
  it.each(readFaultyTexts(path.join(INPUTS, name)))('reports $name', async ({ text, faults }) => {
    const isWhole = name === 'frontMatter.txt';
    const { problems } = await compileMarkdown(
      isWhole ? text : pageText(text),
      await createDemoFolder('Sorted', 'Styled/system', 'Styled/css', 'Columns/css'),
    );
    expect(problems).toEqual(
      faults.map(({ line, message }) => ({
        file: FILE,
        line: line + (isWhole ? 0 : 4),
        message: message.replaceAll(/\{(\w+)\}/g, (whole, list: string) => LISTS[list] ?? whole),
      })),
    );
  });
});

interface BadTranslation {
  name: string;
  english: string;
  chinese: string;
  line: number;
  message: string;
}

const TRANSLATIONS: BadTranslation[] = [
  {
    name: 'a heading of another level',
    english: pageText('## Sort', '### By field'),
    chinese: pageText('## 排序', '## 按字段'),
    line: 6,
    message: 'The English page has `### By field` here. Keep the same headings in the same order.',
  },
  {
    name: 'a heading too many',
    english: pageText('## Sort'),
    chinese: pageText('## 排序', '## 筛选'),
    line: 6,
    message: 'The English page has no further heading here. Keep the same headings in the same order.',
  },
  {
    name: 'a heading too few',
    english: pageText('## Sort', '## Filter'),
    chinese: pageText('## 排序'),
    line: 1,
    message: 'The English page goes on with `## Filter`. Translate it too.',
  },
  {
    name: 'a demo of its own',
    english: pageText('Rows'),
    chinese: pageText('', '::demo{src="Chinese.tsx"}'),
    line: 6,
    message: 'The English page does not show the demo `Chinese.tsx`. Show it there too, or in neither.',
  },
];

describe('what a translation may not change', () => {
  it.each(TRANSLATIONS)('reports $name', async ({ english, chinese, line, message }) => {
    const { problems } = await compileMarkdown(chinese, {
      ...(await createDemoFolder('Chinese')),
      english,
      rendered: new Map(),
    });
    expect(problems).toEqual([{ file: CHINESE_FILE, line, message }]);
  });

  it('reports a demo that does not exist where it follows the English page as it is', async () => {
    const { problems } = await compileMarkdown(
      pageText('::demo{src="Sortd.tsx"}').replace('title:', `follows: ${'a'.repeat(40)}\ntitle:`),
      {
        ...(await createDemoFolder('Sorted')),
        english: pageText('Rows'),
        englishRevision: 'a'.repeat(40),
        rendered: new Map(),
      },
    );
    expect(problems).toEqual([
      {
        file: CHINESE_FILE,
        line: 6,
        message: 'The demo `Sortd.tsx` does not exist in data/data-grid/columns. There are: Sorted.tsx.',
      },
    ]);
  });

  // The English page moved on; the translation has still to follow.
  it('says in its place that a demo is gone, and reports nothing', async () => {
    const { page: compiled, problems } = await compileMarkdown(
      pageText('前文', '', '::demo{src="Gone.tsx"}', '', '后文'),
      { ...(await createDemoFolder('Sorted')), english: pageText('Rows') },
    );
    expect(problems).toEqual([]);
    const html = compiled?.blocks.map((block) => (block.kind === 'html' ? block.html : ''));
    expect(html).toEqual([
      expect.stringContaining('前文'),
      '<p class="page-notice">示例 <code>Gone.tsx</code> 已不存在。当前的示例请见英文页面。</p>',
      expect.stringContaining('后文'),
    ]);
  });
});
