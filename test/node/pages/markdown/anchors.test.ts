import { describe, expect, it } from 'vitest';
import { createGetLinkText, listHeadings } from '../../../../src/node/pages/markdown/createGetLinkText';
import { parsePage } from '../../../../src/node/pages/markdown/parsePage';
import type { Anchor } from '../../../../src/node/pages/legacy-anchors/listAnchors';
import type { Language } from '../../../../src/shared/languages/languages';
import { compileMarkdown, pageText } from './compileMarkdown';

const ENGLISH = pageText(
  'See [rows](/x/react-data-grid/rows/).',
  '',
  '## Width',
  'How wide they are.',
  '',
  '## Order',
  'Their order.',
);

async function compile(anchors: Anchor[], markdown = ENGLISH, english?: string): Promise<string> {
  const { page: compiled, problems } = await compileMarkdown(markdown, {
    english,
    anchors,
    getLinkText: (href, language) => `${language} ${href}`,
  });
  expect(problems).toEqual([]);
  return compiled!.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
}

describe('ids of earlier headings', () => {
  it('are in the headings that have their subjects', async () => {
    const html = await compile([
      { id: 'size', href: '#width' },
      { id: '✅-sizes', href: '#width' },
    ]);
    expect(html).toContain(
      '<h2 id="width"><span id="size" class="old-id"></span><span id="✅-sizes" class="old-id"></span>Width<a href="#width"',
    );
    expect(html).not.toContain('moved-sections');
  });

  it('change nothing in the contents list', async () => {
    const [plain, withAnchors] = await Promise.all(
      [[], [{ id: 'size', href: '#width' }]].map((anchors) => compileMarkdown(ENGLISH, { anchors })),
    );
    expect(withAnchors!.page!.toc).toEqual(plain!.page!.toc);
  });

  it('are on the first link of the text to the page that has their subjects', async () => {
    const html = await compile([
      { id: 'heights', href: '/x/react-data-grid/rows/' },
      { id: 'row-ids', href: '/x/react-data-grid/rows/' },
    ]);
    expect(html).toContain(
      '<a href="/x/react-data-grid/rows/" id="heights"><span id="row-ids" class="old-id"></span>rows</a>',
    );
    expect(html).not.toContain('moved-sections');
  });

  it('are on a link at the end of the page where the text has none', async () => {
    const html = await compile([
      { id: 'heights', href: '/x/react-data-grid/rows/#height' },
      { id: 'licenses', href: '/x/introduction/licensing/' },
      { id: 'row-heights', href: '/x/react-data-grid/rows/#height' },
    ]);
    expect(html).toContain('<div class="moved-sections">');
    expect(html).toContain(
      '<a href="/x/react-data-grid/rows/#height" id="heights"><span id="row-heights" class="old-id"></span>en /x/react-data-grid/rows/#height</a>',
    );
    expect(html).toContain(
      '<a href="/x/introduction/licensing/" id="licenses">en /x/introduction/licensing/</a>',
    );
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  it('are in the first paragraph where no heading has their subjects', async () => {
    const html = await compile([
      { id: 'basics', href: '#' },
      { id: 'usage', href: '#' },
    ]);
    expect(html).toMatch(/^<p id="basics"><span id="usage" class="old-id"><\/span>See <a/);
  });

  it('are before the section on the API', async () => {
    const { page: compiled } = await compileMarkdown(
      ENGLISH.replace('title: Columns', 'title: Columns\ncomponents: [DataGrid]'),
      { anchors: [{ id: 'licenses', href: '/x/introduction/licensing/' }] },
    );
    const html = compiled!.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    expect(html.indexOf('moved-sections')).toBeGreaterThan(0);
    expect(html.indexOf('moved-sections')).toBeLessThan(html.indexOf('<h2 id="api">'));
  });

  it('are the same in a translation, whose links stay in its language', async () => {
    const chinese = pageText(
      '参见[行](/x/react-data-grid/rows/)。',
      '',
      '## 宽度',
      '列有多宽。',
      '',
      '## 顺序',
      '列的顺序。',
    );
    const html = await compile(
      [
        { id: 'size', href: '#width' },
        { id: 'heights', href: '/x/react-data-grid/rows/' },
        { id: 'licenses', href: '/x/introduction/licensing/' },
      ],
      chinese,
      ENGLISH,
    );
    expect(html).toContain('<h2 id="width"><span id="size" class="old-id"></span>宽度');
    expect(html).toContain('<a href="/zh/x/react-data-grid/rows/" id="heights">行</a>');
    expect(html).toContain('<p>此页面的部分内容已移至：</p>');
    expect(html).toContain(
      '<a href="/zh/x/introduction/licensing/" id="licenses">zh /x/introduction/licensing/</a>',
    );
  });
});

describe('createGetLinkText', () => {
  const parse = (language: Language, title: string, headings: string[]) => {
    const lines = [
      '---',
      `title: ${title}`,
      'description: Rows.',
      '---',
      ...headings.map((text) => `\n## ${text}`),
    ];
    const { tree } = parsePage({ file: 'rows.md', markdown: lines.join('\n') }, [])!;
    return { pathname: '/x/react-data-grid/rows', language, title, headings: listHeadings(tree) };
  };
  const getLinkText = createGetLinkText(
    [parse('en', 'Rows', ['Row height', 'Row ids :plan[pro]']), parse('zh', '行', ['行高', '行的 id'])],
    new Map([['/x/api/data-grid/data-grid', 'DataGrid']]),
  );

  it.each<[string, Language, string]>([
    ['/x/react-data-grid/rows/', 'en', 'Rows'],
    ['/x/react-data-grid/rows/#row-height', 'en', 'Rows: Row height'],
    ['/x/react-data-grid/rows/#row-ids', 'en', 'Rows: Row ids'],
    ['/x/react-data-grid/rows/#row-height', 'zh', '行：行高'],
    ['/x/react-data-grid/rows/#event-rowClick', 'en', 'Rows'],
    ['/x/api/data-grid/data-grid/#data-grid-prop-rows', 'en', 'DataGrid: rows'],
  ])('calls %s in %s %s', (href, language, text) => {
    expect(getLinkText(href, language)).toBe(text);
  });
});
