import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../src/shared/page/page';
import { compileMarkdown, pageText } from './compileMarkdown';
import { createDemoFolder } from './createDemoFolder';

const FRONT_MATTER = pageText('');

const CHINESE_FRONT_MATTER = ['---', 'title: 列', 'description: 用行和列显示订单。', '---', ''].join('\n');

async function compileBlocks(body: string): Promise<Block[]> {
  return (await compileMarkdown(FRONT_MATTER + body)).page!.blocks;
}

describe('compilePage', () => {
  it('cuts the page into prose, demos and widgets in reading order', async () => {
    const body = 'First.\n\n::demo{src="Sorted.tsx"}\n\n::widget{name="package-versions"}\n\n## Last\n\nEnd.';
    const { page } = await compileMarkdown(FRONT_MATTER + body, await createDemoFolder('Sorted'));
    expect(page!.blocks).toMatchObject([
      { kind: 'html', html: '<p>First.</p>' },
      { kind: 'demo' },
      { kind: 'html', html: '<p>Versions (en)</p>' },
      { kind: 'html' },
    ]);
  });

  it('joins what the directive says of a demo with its snapshot', async () => {
    const body = '::demo{src="Sorted.tsx" title="Sorted rows" height="320" code="open"}';
    const { page } = await compileMarkdown(FRONT_MATTER + body, await createDemoFolder('Sorted'));
    expect(page!.blocks).toMatchObject([
      {
        kind: 'demo',
        demo: {
          name: 'Sorted',
          pageId: 'data-grid/columns',
          title: 'Sorted rows',
          height: 320,
          isCodeOpen: true,
          snapshot: { mode: 'hydrate', html: '<p>Sorted</p>' },
        },
      },
    ]);
  });

  it('leaves height and title of a demo to its snapshot and its name', async () => {
    const { page } = await compileMarkdown(
      `${FRONT_MATTER}::demo{src="Sorted.tsx"}`,
      await createDemoFolder('Sorted'),
    );
    expect(page!.blocks).toMatchObject([{ demo: { title: undefined, height: undefined, isCodeOpen: true } }]);
  });

  it('opens the code of the first demo if it is short and nothing is said against it', async () => {
    const folder = await createDemoFolder('Sorted', 'Filtered', 'Long');
    await fs.appendFile(path.join(folder.directory, 'Long.tsx'), '// A line.\n'.repeat(28));
    const readOpen = async (...demos: string[]) => {
      const body = demos.map((demo) => `::demo{src=${demo}}`).join('\n\n');
      const { page } = await compileMarkdown(FRONT_MATTER + body, folder);
      return page!.blocks.map((block) => block.kind === 'demo' && block.demo.isCodeOpen);
    };
    expect(await readOpen('"Sorted.tsx"', '"Filtered.tsx"')).toEqual([true, false]);
    expect(await readOpen('"Sorted.tsx" code="none"', '"Filtered.tsx" code="open"')).toEqual([false, true]);
    expect(await readOpen('"Long.tsx"')).toEqual([false]);
  });

  it('shows no key lines of a demo that illustrates', async () => {
    const folder = await createDemoFolder('Sorted');
    const readLines = async (attributes: string) => {
      const { page } = await compileMarkdown(`${FRONT_MATTER}::demo{src="Sorted.tsx"${attributes}}`, folder);
      return page!.blocks.map((block) => block.kind === 'demo' && block.demo.files[0]!.keyLines);
    };
    expect(await readLines('')).toEqual([[1, 2]]);
    expect(await readLines(' code="none"')).toEqual([undefined]);
  });

  it('leaves the snapshot of a demo in an iframe to the document in the iframe', async () => {
    const { page } = await compileMarkdown(
      `${FRONT_MATTER}::demo{src="Sorted.tsx" frame="iframe" height="480"}`,
      await createDemoFolder('Sorted'),
    );
    expect(page!.blocks).toMatchObject([
      { demo: { iframeHref: '/demos/data-grid/columns/Sorted/', height: 480, snapshot: { html: '' } } },
    ]);
    expect(page!.styles).toEqual({});
  });

  it('highlights the source of a demo', async () => {
    const { page } = await compileMarkdown(
      `${FRONT_MATTER}::demo{src="Sorted.tsx"}`,
      await createDemoFolder('Sorted'),
    );
    const [block] = page!.blocks;
    const [file] = block?.kind === 'demo' ? block.demo.files : [];
    expect(file?.name).toBe('Sorted.tsx');
    expect(file?.html).toContain('<span class="tk">export');
    expect(file?.html.endsWith('\n')).toBe(false);
  });

  it('collects the styles of all demos', async () => {
    const body = '::demo{src="Sorted.tsx"}\n\n::demo{src="Filtered.tsx"}';
    const { page } = await compileMarkdown(FRONT_MATTER + body, await createDemoFolder('Sorted', 'Filtered'));
    expect(Object.keys(page!.styles)).toEqual(['Sorted-rule', 'Filtered-rule']);
  });

  it('renders a widget in the language of the address', async () => {
    const { page } = await compileMarkdown(`${FRONT_MATTER}::widget{name="package-versions"}`, {
      language: 'zh',
    });
    expect(page!.blocks).toMatchObject([{ kind: 'html', html: '<p>Versions (zh)</p>' }]);
  });

  it('keeps the key of a block while its content stays', async () => {
    const before = await compileBlocks('One.\n\n::widget{name="package-versions"}\n\nTwo.');
    const after = await compileBlocks('Changed.\n\n::widget{name="package-versions"}\n\nTwo.');
    expect(after.map(({ key }, index) => key === before[index]!.key)).toEqual([false, true, true]);
  });

  it('gives blocks of the same content different keys', async () => {
    const blocks = await compileBlocks('One.\n\n::widget{name="package-versions"}\n\nOne.');
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(3);
  });

  it('collects internal links with their lines, in the form in which they are written', async () => {
    const body =
      '[Rows](/x/react-data-grid/rows/#height)\n\n## Here\n\n[Here](#here) [React](https://react.dev)';
    const { page } = await compileMarkdown(FRONT_MATTER + body);
    expect(page!.links).toEqual([
      { href: '/x/react-data-grid/rows/#height', line: 5 },
      { href: '#here', line: 9 },
    ]);
  });

  it('collects internal links of a Chinese page without the language', async () => {
    const { page } = await compileMarkdown(`${CHINESE_FRONT_MATTER}[行](/x/react-data-grid/rows/)`, {
      english: FRONT_MATTER,
    });
    expect(page!.links).toEqual([{ href: '/x/react-data-grid/rows/', line: 5 }]);
  });

  it('describes the page', async () => {
    const { page } = await compileMarkdown(FRONT_MATTER);
    expect(page).toMatchObject({
      id: 'data-grid/columns',
      pathname: '/x/react-data-grid/columns',
      language: 'en',
      contentLanguage: 'en',
      languages: ['en'],
      isBehind: false,
      title: 'Columns',
      sourceFile: 'data/data-grid/columns/columns.md',
    });
  });

  it('names the Chinese file of a Chinese page for the edit link', async () => {
    const { page } = await compileMarkdown(CHINESE_FRONT_MATTER, { english: FRONT_MATTER });
    expect(page).toMatchObject({ contentLanguage: 'zh', sourceFile: 'data/data-grid/columns/columns.zh.md' });
  });

  it('shows English text with links for a Chinese user while there is no translation', async () => {
    const { page } = await compileMarkdown(`${FRONT_MATTER}[Rows](/x/react-data-grid/rows/)`, {
      language: 'zh',
    });
    expect(page).toMatchObject({ language: 'zh', contentLanguage: 'en', isBehind: false });
    expect(page!.blocks).toMatchObject([{ html: '<p><a href="/zh/x/react-data-grid/rows/">Rows</a></p>' }]);
  });

  it.each([
    { name: 'follows the English revision', follows: 'a'.repeat(40), isBehind: false },
    { name: 'follows an older revision', follows: 'b'.repeat(40), isBehind: true },
  ])('knows whether a translation is behind: it $name', async ({ follows, isBehind }) => {
    const chinese = CHINESE_FRONT_MATTER.replace('title:', `follows: ${follows}\ntitle:`);
    const { page } = await compileMarkdown(chinese, {
      english: FRONT_MATTER,
      englishRevision: 'a'.repeat(40),
    });
    expect(page!.isBehind).toBe(isBehind);
  });

  it('takes a translation that names no revision for behind', async () => {
    const { page } = await compileMarkdown(CHINESE_FRONT_MATTER, { english: FRONT_MATTER });
    expect(page!.isBehind).toBe(true);
  });

  it('does not measure the description of a translation', async () => {
    const { problems } = await compileMarkdown(CHINESE_FRONT_MATTER, { english: FRONT_MATTER });
    expect(problems).toEqual([]);
  });

  it('shows plan marks without a link while there is no licensing page', async () => {
    const { page } = await compileMarkdown(`${FRONT_MATTER}:plan[pro]`, { pathnames: new Set() });
    expect(page!.blocks).toMatchObject([
      { html: '<p><span class="plan-mark plan-pro" title="Pro plan">Pro</span></p>' },
    ]);
  });
});
