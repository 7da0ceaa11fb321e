import fs from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../../../src/node/base/texts/createTranslate';
import { htmlToMdast } from '../../../../src/node/export/markdown/htmlToMdast';
import { parseMarkdown } from '../../../../src/node/export/markdown/readFacts';
import { writeMarkdown } from '../../../../src/node/export/markdown/writeMarkdown';
import { escapeHtml } from '../../../../src/shared/escapeHtml';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

function toMarkdown(html: string): string {
  const context = {
    t: createTranslate('en'),
    toHref: (href: string) => new URL(href, 'https://docs.test/x/page/').href,
  };
  return writeMarkdown(htmlToMdast(html, context));
}

// A folder holds a page.html and what it becomes: copy.md.
describe.each(fs.readdirSync(FIXTURES))('%s', (folder) => {
  it('becomes what is beside it', async () => {
    const html = fs.readFileSync(path.join(FIXTURES, folder, 'page.html'), 'utf8');
    await expect(toMarkdown(html)).toMatchFileSnapshot(path.join(FIXTURES, folder, 'copy.md'));
  });
});

describe('any text', () => {
  const readParagraph = (html: string) => toString(parseMarkdown(toMarkdown(html)));
  const words = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim());

  it('stays what it is, whatever it means in markdown', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(readParagraph(`<p>${escapeHtml(text)}</p>`)).toBe(text);
      }),
    );
  });

  it('stays what it is in code', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(readParagraph(`<p><code>${escapeHtml(text)}</code></p>`)).toBe(text);
      }),
    );
  });

  it('stays what it is in a block of code', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = text.replaceAll('\r', '').replace(/\n+$/, '');
        expect(readParagraph(`<pre><code>${escapeHtml(code)}</code></pre>`)).toBe(code);
      }),
    );
  });
});
