import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { createMarkdownReader, readPageFacts } from '../../../../src/node/export/markdown/readFacts';

const NOTHING = { headings: [], code: [], inlineCode: [], rows: [], links: [], versions: [] };

it('numbers that end a block and begin the next are no version together', () => {
  const html = '<p>All of <a href="/new">8.28</a></p><details><summary>8.27</summary></details>';
  const page = { blocks: [{ kind: 'html', html }] } as unknown as CompiledPage;
  expect(readPageFacts(page, (href) => href)).toMatchObject({
    links: ['/new 8.28'],
    versions: [],
  });
});

describe('a reader of markdown', () => {
  const read = createMarkdownReader();

  it('reads lists at the margin item by item, with what is in them', () => {
    const item = '- `Row`\n\n  - `id`: `string` — Since 8.1.0.\n\n    ```ts\n    # 1\n    ```\n';
    expect(read(`${item}- [Cells](/cells)\n${item}`)).toEqual({
      ...NOTHING,
      code: ['# 1', '# 1'],
      inlineCode: ['Row', 'id', 'string', 'Row', 'id', 'string'],
      links: ['/cells Cells'],
      versions: ['8.1.0', '8.1.0'],
    });
  });

  it.each(['```', '````', '~~~'])('takes no line of a block between %s for a heading or an item', (fence) => {
    const code = ['# install', '- one', '``', '```x'].join('\n');
    const after = '## After\n';
    expect(read(`## Before\n\n${fence}sh\n${code}\n${fence}\n\n${after}`)).toEqual({
      ...NOTHING,
      headings: ['2 Before', '2 After'],
      code: [code],
    });
  });
});
