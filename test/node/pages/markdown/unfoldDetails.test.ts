import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../../../src/node/search/collectTexts';
import { compareFacts } from '../../../../src/node/export/markdown/compareFacts';
import { createMarkdownReader } from '../../../../src/node/export/markdown/readFacts';
import { compileMarkdownExport } from '../../../../src/node/export/markdown/compileMarkdownExport';
import { listElementIds } from '../../../../src/node/base/store/listElementIds';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { compileMarkdown, pageText } from './compileMarkdown';

const ENGLISH = pageText(
  'Before.',
  '',
  '## Row ids',
  '',
  'Each row has one.',
  '',
  ':::details[Rows without `id`]{toc}',
  'Set `getRowId`.',
  '',
  '```ts',
  'const a = 1;',
  '```',
  '',
  ':::',
  '',
  '::::details[Two rows of one id]',
  ':::tip',
  'Join the keys.',
  ':::',
  '::::',
  '',
  'After.',
  '',
  '## Next',
);

async function compile(...input: Parameters<typeof compileMarkdown>): Promise<CompiledPage> {
  const { page: compiled, problems } = await compileMarkdown(...input);
  expect(problems).toEqual([]);
  return compiled!;
}

/** The details and the first line of each block. */
function listBlocks({ blocks }: CompiledPage): [details: string | undefined, line: string][] {
  return blocks.map((block) => [block.details, block.kind === 'html' ? block.html.split('\n')[0]! : '']);
}

describe('details', () => {
  it('are blocks that name them, the first of which is the title, without links', async () => {
    const compiled = await compile(ENGLISH);
    expect(listBlocks(compiled)).toEqual([
      [undefined, '<p>Before.</p>'],
      ['rows-without-id', '<span class="details-title">Rows without <code>id</code></span>'],
      ['rows-without-id', '<p>Set <code>getRowId</code>.</p>'],
      ['two-rows-of-one-id', '<span class="details-title">Two rows of one id</span>'],
      [
        'two-rows-of-one-id',
        '<div role="note" class="callout callout-tip" data-label="callout.tip"><p>Join the keys.</p></div>',
      ],
      [undefined, '<p>After.</p>'],
    ]);
    expect(listElementIds(compiled)).toEqual(['row-ids', 'rows-without-id', 'two-rows-of-one-id', 'next']);
  });

  it('are headings for links, and in the contents list if they say so', async () => {
    const { toc } = await compile(ENGLISH);
    expect(toc).toEqual([
      { id: 'row-ids', text: 'Row ids', level: 2 },
      { id: 'rows-without-id', text: 'Rows without id', level: 3, details: 'listed' },
      { id: 'two-rows-of-one-id', text: 'Two rows of one id', level: 3, details: 'unlisted' },
      { id: 'next', text: 'Next', level: 2 },
    ]);
  });

  it('have the id of the English title in a translation', async () => {
    const english = pageText(':::details[Rows without id]', 'Set it.', ':::');
    const { toc, blocks } = await compile(pageText(':::details[没有 id 的行]', '请设置。', ':::'), {
      english,
    });
    expect(toc).toEqual([{ id: 'rows-without-id', text: '没有 id 的行', level: 3, details: 'unlisted' }]);
    expect(blocks[1]!.details).toBe('rows-without-id');
  });

  it('must be where the English page has them', async () => {
    const english = pageText(':::details[Rows without id]', 'Set it.', ':::');
    const { problems } = await compileMarkdown(pageText('### 没有 id 的行'), { english });
    expect(problems.map(({ message }) => message)).toContain(
      'The English page has `:::details[Rows without id]` here. Keep the same headings in the same order.',
    );
  });

  it('are found by the search, and text after them is not theirs', async () => {
    const compiled = await compile(ENGLISH);
    const records = collectTexts({ title: compiled.title, compiled }, 0);
    expect(records.map(({ name, hash, parent, text }) => [name, hash, parent, text.trim()])).toEqual([
      ['Columns', undefined, undefined, expect.stringContaining('Before.')],
      ['Row ids', 'row-ids', undefined, 'Each row has one. After.'],
      ['Rows without id', 'rows-without-id', 'Row ids', 'Set getRowId.'],
      ['Two rows of one id', 'two-rows-of-one-id', 'Row ids', 'Join the keys.'],
      ['Next', 'next', undefined, ''],
    ]);
  });

  it('are complete in the markdown export', async () => {
    const compiled = await compile(ENGLISH);
    const site = { packages: {}, docsVersion: '1.0.0' };
    const markdown = compileMarkdownExport(compiled, site);
    expect(compareFacts(compiled, markdown, site, createMarkdownReader())).toEqual([]);
    expect(markdown).toContain(
      [
        '**Rows without `id`**',
        'Set `getRowId`.',
        '```ts\nconst a = 1;\n```',
        '**Two rows of one id**',
        '> **',
      ].join('\n\n'),
    );
    expect(markdown).toContain('Join the keys.\n\nAfter.');
  });
});
