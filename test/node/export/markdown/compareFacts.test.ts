import { describe, expect, it } from 'vitest';
import { compareFacts } from '../../../../src/node/export/markdown/compareFacts';
import { compileMarkdownExport } from '../../../../src/node/export/markdown/compileMarkdownExport';
import { describeDifference } from '../../../../src/node/export/markdown/checkExports';
import { createMarkdownReader } from '../../../../src/node/export/markdown/readFacts';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { createPage } from '../../site/createPage';

const SITE = { packages: { '@mui/x-charts': '8.29.3' }, docsVersion: '8.0.0-alpha.5' };

const HTML = [
  '<h2 id="colors">Colors</h2>',
  '<p>Since 8.1.0 the prop <code>color</code> takes a <a href="/x/react-charts/#theme">theme color</a>.</p>',
  '<pre><code>&lt;BarChart color="red" /&gt;\n</code></pre>',
  '<table><thead><tr><th>Name</th><th>Default</th></tr></thead>',
  '<tbody><tr><td><code>color</code></td><td>blue</td></tr></tbody></table>',
].join('\n');

const PAGE = createPage({
  pathname: '/x/react-charts/bars',
  title: 'Bars',
  sourceFile: 'data/charts/bars/bars.md',
  blocks: [{ kind: 'html', key: 'a', html: HTML }],
});
PAGE.frontMatter.packages = ['@mui/x-charts', 'dayjs'];

const MARKDOWN = compileMarkdownExport(PAGE, SITE);

const readMarkdown = createMarkdownReader();

const compare = (page: CompiledPage, markdown: string) => compareFacts(page, markdown, SITE, readMarkdown);

it('finds no difference between a page and its export', () => {
  expect(compare(PAGE, MARKDOWN)).toEqual([]);
});

describe('an export that differs', () => {
  it.each([
    ['## Colors', '### Colors', { kind: 'headings', page: '2 Colors', markdown: '3 Colors' }],
    ['color="red"', 'color="blue"', { kind: 'code', page: '<BarChart color="red" />' }],
    ['prop `color`', 'prop color', { kind: 'inlineCode', page: 'color' }],
    ['blue', 'red', { kind: 'rows', page: 'color | blue', markdown: 'color | red' }],
    ['#theme', '#themes', { kind: 'links', page: 'https://mui.com/x/react-charts/#theme theme color' }],
    ['8.1.0', '8.1.1', { kind: 'versions', page: '8.1.0', markdown: '8.1.1' }],
    ['# Bars\n', '# Lines\n', { kind: 'headings', page: '1 Bars', markdown: '1 Lines' }],
    ['@mui/x-charts@8.29.3', '@mui/x-charts@8.29.2', { kind: 'inlineCode', page: '@mui/x-charts@8.29.3' }],
  ])('is found out: %j is %j', (before, after, difference) => {
    expect(MARKDOWN).toContain(before);
    const [first] = compare(PAGE, MARKDOWN.replace(before, after));
    expect(first).toMatchObject(difference);
  });

  it('is found out where it states less or more', () => {
    const less = MARKDOWN.replace('## Colors\n', '');
    expect(compare(PAGE, less)).toEqual([{ kind: 'headings', page: '2 Colors' }]);
    expect(compare(PAGE, `${MARKDOWN}\n## More\n`)).toEqual([{ kind: 'headings', markdown: '2 More' }]);
  });

  it('is a problem at the line of the page that states it', () => {
    const source = '---\ntitle: Bars\n---\n\nSee [theme](/x/react-charts/#theme).\n\n## Colors\n';
    const heading = { kind: 'headings', page: '2 Colors', markdown: '3 Colors' } as const;
    expect(describeDifference(PAGE, heading, source)).toEqual({
      file: 'data/charts/bars/bars.md',
      line: 7,
      message: expect.stringContaining('heading: “2 Colors” on the page, “3 Colors” in the export. Write'),
    });
    const link = { kind: 'links', page: 'https://mui.com/x/react-charts/#theme theme' } as const;
    expect(describeDifference(PAGE, link, source)).toMatchObject({
      line: 5,
      message: expect.stringContaining('nothing in the export'),
    });
  });
});
