import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PREFIXED_LANGUAGES } from '../../src/shared/languages/languages';
import { listSources, parseSource, readText, visitNodes } from './readSources';

const IDS = PREFIXED_LANGUAGES.join('|');

/** The id of a language as a whole, at the start of an address, or at the end of a file's name. */
const NAMED = new RegExp(`^(${IDS})$|/(${IDS})(?![\\w.])|[-.](${IDS})\\.(json|md|ts)`);

/** Texts of code: strings, parts of templates, regular expressions; not comments. */
function getText(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node);
  return isText ? node.text.replaceAll('\\', '') : undefined;
}

function findNamed(source: ts.SourceFile): string[] {
  const found: string[] = [];
  visitNodes(source, (node) => {
    const text = getText(node);
    if (text !== undefined && NAMED.test(text)) {
      found.push(text);
    }
  });
  return found;
}

describe('code', () => {
  const files = ['src', 'pages'].flatMap(listSources);

  it('names no language: a new one is a record and its texts', () => {
    const sources = files.map((file) => ({ file, whole: readText(file) }));
    // Most files have no id in any place, and need not be parsed.
    const suspects = sources.filter(({ whole }) => new RegExp(IDS).test(whole));
    const found = suspects.flatMap(({ file, whole }) =>
      findNamed(parseSource(file, whole)).map((text) => ({ file, text })),
    );
    expect(found).toEqual([]);
  });

  it('has no folder of a language', () => {
    expect(files.filter((file) => NAMED.test(file))).toEqual([]);
  });

  it.each([
    ["const a = 'zh';", ['zh']],
    ['const a = `/zh/x/${b}`;', ['/zh/x/']],
    ['const a = /^(\\/zh)?\\/x/;', ['/^(/zh)?/x/']],
    ["import a from './pages-zh.json';", ['./pages-zh.json']],
    ["// '/zh/x/'\nconst a = 'en';", []],
  ])('would be found out: %s', (text, found) => {
    expect(findNamed(parseSource('src/a.ts', text))).toEqual(found);
  });
});
