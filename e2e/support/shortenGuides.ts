import fs from 'node:fs';
import path from 'node:path';
import { findPages } from '../../src/node/pages/markdown/findPages';
import type { ProjectCopy } from './copyProject';

const FENCE = /^(```+|~~~+)[^]*?^\1$/gm;

/** A sentence of normal length. */
const TEXT = 'This copy of the guide has its headings, to which others link, and none of what is below them.';

/** Of a guide what others refer to: its front matter and its headings. */
function shortenText(markdown: string): string {
  const [, frontMatter, text] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(markdown)!;
  const headings = text!.replaceAll(FENCE, '').match(/^##+ .*$/gm) ?? [];
  return `${[frontMatter, TEXT, ...headings].join('\n\n')}\n`;
}

/** Removes the files of a folder, but not those of guides below it. */
function removeOwnFiles(directory: string, kept: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const location = path.join(directory, entry.name);
    if (entry.isFile() ? entry.name !== kept : !fs.existsSync(path.join(location, `${entry.name}.md`))) {
      fs.rmSync(location, { recursive: true });
    }
  }
}

/**
 * Leaves of the guides of a project what others refer to: no demo, no text and no translation is to be compiled.
 *
 * @param whole ids of the guides that stay as they are
 */
export async function shortenGuides(
  { directory, write }: ProjectCopy,
  whole: readonly string[],
): Promise<void> {
  const pageIds = await findPages(directory);
  for (const pageId of pageIds.filter((id) => !whole.includes(id))) {
    const folder = path.join('data', pageId);
    const file = `${path.basename(pageId)}.md`;
    const text = fs.readFileSync(path.join(directory, folder, file), 'utf8');
    removeOwnFiles(path.join(directory, folder), file);
    write(path.join(folder, file), shortenText(text));
  }
}
