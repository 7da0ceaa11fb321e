import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { compileMarkdown } from './compileMarkdown';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

function read(folder: string, name: string): string | undefined {
  const file = path.join(FIXTURES, folder, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** The prose of a page; these pages hold nothing else. */
function toHtml({ blocks }: CompiledPage): string {
  return blocks.map((block) => (block.kind === 'html' ? block.html : block.kind)).join('\n');
}

/** `'2 sort-rows Sort rows'` for each heading. */
function toContents({ toc }: CompiledPage): string {
  return toc.map(({ level, id, text }) => `${level} ${id} ${text}`).join('\n');
}

// A folder holds a page.md and what it becomes: page.html, or page.txt for the contents list. With a
// page.zh.md, the Chinese page is what is compiled, and page.md its English original.
describe.each(fs.readdirSync(FIXTURES))('%s', (folder) => {
  it('compiles to what is beside it', async () => {
    const english = read(folder, 'page.md')!;
    const chinese = read(folder, 'page.zh.md');
    const { page, problems } = await compileMarkdown(chinese ?? english, chinese ? { english } : {});
    expect(problems).toEqual([]);
    const expectedContents = read(folder, 'page.txt');
    if (expectedContents === undefined) {
      expect(`${toHtml(page!)}\n`).toBe(read(folder, 'page.html'));
    } else {
      expect(`${toContents(page!)}\n`).toBe(expectedContents);
    }
  });
});
