import { describe, expect, it } from 'vitest';
import type { CompileOptions } from '../../../../src/node/pages/markdown/compilePage';
import { findSectionDemos } from '../../../../src/node/pages/markdown/findSectionDemos';
import { parsePage } from '../../../../src/node/pages/markdown/parsePage';
import { compileMarkdown, pageText } from './compileMarkdown';

const FRONT_MATTER = pageText('');

const picture = {
  type: 'element',
  tagName: 'svg',
  properties: { viewBox: '0 0 9 9' },
  children: [],
} as const;

const getPicture: CompileOptions['getPicture'] = (href) =>
  ({
    '/x/react-data-grid/columns/': {
      picture: { ...picture, children: [] },
      styles: { 'css-grid': '.css-grid{}' },
    },
    '/x/react-data-grid/rows/#sorted': { picture: { ...picture, children: [] } },
    '/x/react-data-grid/rows/#paid': { picture: { ...picture, children: [] }, plan: 'pro' as const },
  })[href];

const compile = (...lines: string[]) =>
  compileMarkdown(FRONT_MATTER + [':::gallery', '', ...lines, '', ':::'].join('\n'), { getPicture });

describe('a gallery', () => {
  it('has the picture of the section that each link leads to', async () => {
    const { page, problems } = await compile('- [Sorted](/x/react-data-grid/rows/#sorted) By price');
    expect(problems).toEqual([]);
    expect(page!.blocks).toMatchObject([
      {
        html:
          '<div class="gallery"><ul>\n' +
          '<li><svg viewBox="0 0 9 9"></svg><a href="/x/react-data-grid/rows/#sorted">Sorted</a><span> By price</span></li>\n' +
          '</ul></div>',
      },
    ]);
  });

  it('says the plan in the link', async () => {
    const { page } = await compile('- [Paid](/x/react-data-grid/rows/#paid)');
    expect(page!.blocks).toMatchObject([
      { html: expect.stringContaining('Paid <span class="plan-mark plan-pro">Pro</span></a>') },
    ]);
  });

  it('has the rules of its pictures', async () => {
    const { page } = await compile('- [Columns](/x/react-data-grid/columns/)');
    expect(page!.styles).toEqual({ 'css-grid': '.css-grid{}' });
  });

  it.each([
    ['- [Other](/x/react-data-grid/rows/#other)', 'leads to no section with a demo'],
    ['- [A](/x/react-data-grid/rows/#paid)\n- [B](/x/react-data-grid/rows/#paid)', 'is twice'],
    ['[Sorted](/x/react-data-grid/rows/#sorted)', 'contains one list'],
    ['- Sorted', 'begins with a link'],
    ['- First [Sorted](/x/react-data-grid/rows/#sorted)', 'begins with a link'],
  ])('reports what is wrong in %s', async (text, message) => {
    const { problems } = await compile(text);
    expect(problems).toMatchObject([{ message: expect.stringContaining(message) }]);
  });
});

describe('findSectionDemos', () => {
  const find = (markdown: string) =>
    Object.fromEntries(
      findSectionDemos(parsePage({ file: 'a.md', markdown: FRONT_MATTER + markdown }, [])!.tree),
    );

  it('finds the first demo of each section, and of the page', () => {
    const text =
      '::demo{src="A.tsx"}\n\n## One\n\n::demo{src="B.tsx"}\n\n::demo{src="C.tsx"}\n\n## Two\n\nText.';
    expect(find(text)).toEqual({ '': 'A.tsx', one: 'B.tsx' });
  });

  it('takes the first one of a section below', () => {
    const text = '## One\n\n### Below\n\n::prop-playground{src="A.tsx"}\n\n### Beside\n\n::demo{src="B.tsx"}';
    expect(find(text)).toEqual({ '': 'A.tsx', one: 'A.tsx', below: 'A.tsx', beside: 'B.tsx' });
  });

  it('goes on in details, and after them', () => {
    expect(find('## One\n\n:::details[More]\n\nText.\n\n:::\n\n::demo{src="A.tsx"}')).toEqual({
      '': 'A.tsx',
      one: 'A.tsx',
    });
  });
});
