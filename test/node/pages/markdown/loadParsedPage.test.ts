import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/node/base/problems/problem';
import { loadParsedPage } from '../../../../src/node/pages/markdown/loadParsedPage';
import { parsePage, type ParsedPage } from '../../../../src/node/pages/markdown/parsePage';
import { createFolder } from '../../createFolder';

type Read = (problems: Problem[]) => ParsedPage | undefined | Promise<ParsedPage | undefined>;

/** What comes of a page, as plain data. */
async function describePage(read: Read): Promise<unknown> {
  const problems: Problem[] = [];
  const parsed = await read(problems);
  return JSON.parse(JSON.stringify({ parsed, problems }));
}

describe('loadParsedPage', () => {
  it.each([
    ['text', 'A [link](/x/) and `code`.\n\n| a | b |\n| - | :-: |\n| 1 | 2 |\n\n::demo{name="Rows"}\n', 1],
    ['a fence that is never closed', '```tsx\nconst a = 1;\n', 1],
    ['text that is nested too deep', `${'> '.repeat(2000)}deep\n`, 0],
  ])('gives and reports what the parser does of %s, at first and from the cache', async (_, text, cached) => {
    const folder = await createFolder();
    const markdown = `---\ntitle: Rows\ndescription: Rows of orders.\n---\n\n# Rows\n\n${text}`;
    const source = { file: 'rows.md', markdown };
    const load: Read = (problems) => loadParsedPage(folder, source, problems);
    const expected = await describePage((problems) => parsePage(source, problems));
    expect(await describePage(load)).toEqual(expected);
    expect(await describePage(load)).toEqual(expected);
    const trees = await fs.readdir(path.join(folder, '.cache/markdown-trees')).catch(() => []);
    expect(trees).toHaveLength(cached);
  });
});
