import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CodeLanguage } from '../../../../src/node/base/code/codeLanguages';
import { highlightCode, type LineMark } from '../../../../src/node/base/code/highlightCode';

async function highlight(
  code: string,
  language: CodeLanguage,
  marks?: Map<number, LineMark>,
): Promise<string> {
  return toHtml({ type: 'root', children: await highlightCode(code, language, marks) });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('highlightCode', () => {
  it('keeps every character of the code', async () => {
    const code = 'const a = <b c="&amp;">{`${1}`}</b>;\n\n\t// end\n';
    const html = await highlight(code, 'tsx');
    const text = html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&');
    expect(text).toBe(code);
  });

  it('joins neighbours of one color', async () => {
    expect(await highlight('"a" "b"', 'json')).toBe('<span class="ts">"a" "b"</span>');
  });

  it('marks whole lines, the line end outside', async () => {
    expect(await highlight('1\n2\n3', 'json', new Map([[2, 'marked']]))).toBe(
      '<span class="tc">1</span>\n<span class="line-marked"><span class="tc">2</span></span>\n<span class="tc">3</span>',
    );
  });

  it('marks changed lines as deletions and insertions', async () => {
    const marks = new Map<number, LineMark>([
      [1, 'removed'],
      [2, 'added'],
    ]);
    expect(await highlight('a\nb', 'bash', marks)).toMatch(
      /^<del class="line-removed">.*<\/del>\n<ins class="line-added">.*<\/ins>$/,
    );
  });

  it('gives the same on a machine that has no time', async () => {
    const expected = await highlight('rows.at(0).length;', 'ts');
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    expect(await highlight('rows.at(0).length;', 'ts')).toBe(expected);
  });
});
