import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { TranslationTable } from '../../src/shared/translate';
import search from '../../translations/search.json';
import searchZh from '../../translations/search-zh.json';
import { getBuildTranslations } from '../../src/node/texts/buildTranslations';
import { readTranslations } from '../../src/node/texts/readTexts';
import { listSources, parseSource, readSource, visitNodes } from '../architecture/readSources';

/** The texts of a table by their whole key: `colorModes.dark`. */
function readTexts(table: TranslationTable, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value]] : [...readTexts(value, `${prefix}${name}.`)],
    ),
  );
}

/** What the code may ask for: `'menu' -> 'menu'`, `` `plans.${plan}` -> 'plans.*' ``; undefined when only running it tells. */
function readKey(expression: ts.Node | undefined): string | undefined {
  if (expression && ts.isStringLiteralLike(expression)) {
    return expression.text;
  }
  if (expression && ts.isTemplateExpression(expression)) {
    return [expression.head, ...expression.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('*');
  }
  return undefined;
}

/** The functions that look up a text: in the tables of pages and build, and in those of the search. */
type LookUp = 't' | 'say';

/** The expressions that name a key: the argument of `t(…)` or `say(…)`, the value of `data-label`. */
function findKeyExpression(node: ts.Node, lookUp: LookUp): ts.Node | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === lookUp) {
    return node.arguments[0];
  }
  if (
    lookUp === 't' &&
    ts.isPropertyAssignment(node) &&
    ts.isStringLiteral(node.name) &&
    node.name.text === 'data-label'
  ) {
    return node.initializer;
  }
  return undefined;
}

/** Every key that the code asks for, with the file that does. */
function readUsedKeys(lookUp: LookUp): { file: string; key: string }[] {
  const used: { file: string; key: string }[] = [];
  for (const file of ['src', 'pages'].flatMap(listSources)) {
    visitNodes(readSource(file), (node) => {
      const key = readKey(findKeyExpression(node, lookUp));
      if (key !== undefined) {
        used.push({ file, key });
      }
    });
  }
  return used;
}

function matches(name: string, key: string): boolean {
  const [start = '', end] = key.split('*');
  return end === undefined ? name === key : name.startsWith(start) && name.endsWith(end);
}

/** The placeholders of a text, in a fixed order. */
function readPlaceholders(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
}

const BUILD = getBuildTranslations();

const TABLES = [
  {
    name: 'pages and build',
    english: readTexts(BUILD.en!),
    chinese: readTexts(BUILD.zh!),
    used: readUsedKeys('t'),
  },
  { name: 'the search', english: readTexts(search), chinese: readTexts(searchZh), used: readUsedKeys('say') },
];

describe.each(TABLES)('the translations of $name', ({ english, chinese, used }) => {
  it('have the same keys in every language, in the same order', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()]);
  });

  it('have the same placeholders in every language', () => {
    const differing = [...english].filter(
      ([key, text]) => String(readPlaceholders(text)) !== String(readPlaceholders(chinese.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  it('have no empty text', () => {
    const empty = [english, chinese].flatMap((texts) => [...texts].filter(([, text]) => text.trim() === ''));
    expect(empty).toEqual([]);
  });

  it('hold every key that the code asks for', () => {
    const missing = used.filter(({ key }) => ![...english.keys()].some((name) => matches(name, key)));
    expect(missing).toEqual([]);
  });

  it('hold no key that nothing asks for', () => {
    const unused = [...english.keys()].filter((name) => !used.some(({ key }) => matches(name, key)));
    expect(unused).toEqual([]);
  });
});

describe('translations', () => {
  it('hold what a page asks for in the tables that pages carry', () => {
    const carried = [...readTexts(readTranslations('interface').en!).keys()];
    const withPalette = [...readTexts(readTranslations('interface', 'palette').en!).keys()];
    const missing = TABLES[0]!.used.filter(({ file, key }) => {
      const names = file.startsWith('src/client/palette-page') ? withPalette : carried;
      return !file.startsWith('src/node') && !names.some((name) => matches(name, key));
    });
    expect(missing).toEqual([]);
  });
});

/** Attributes that a reader sees or hears. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt']);

/** What is written the same in every language: a brand, and arguments of listeners. */
const NAMES = new Set(['MUI X', 'params', 'event']);

function readOwnText(node: ts.Node): string {
  if (ts.isJsxText(node)) {
    return node.text.trim();
  }
  const isSpoken = ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && SPOKEN.has(node.name.text);
  return isSpoken && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
}

/** The words that a component writes itself, between tags and in attributes that are read out; not code and keys. */
function findOwnWords(node: ts.Node): string[] {
  if (
    ts.isJsxElement(node) &&
    ts.isIdentifier(node.openingElement.tagName) &&
    ['code', 'kbd'].includes(node.openingElement.tagName.text)
  ) {
    return [];
  }
  const words: string[] = [];
  ts.forEachChild(node, (child) => {
    words.push(...findOwnWords(child));
  });
  const text = readOwnText(node);
  return /\p{L}/u.test(text) && !NAMES.has(text) ? [text, ...words] : words;
}

describe('the components', () => {
  // The playground is for maintainers, and exists in English only.
  const files = ['src', 'pages']
    .flatMap(listSources)
    .filter((file) => file.endsWith('.tsx') && !file.includes('playground/'));

  it('write no words of their own', () => {
    const found = files.flatMap((file) => findOwnWords(readSource(file)).map((text) => ({ file, text })));
    expect(found).toEqual([]);
  });

  it('would be found out', () => {
    const source = parseSource(
      'src/client/layout/Test.tsx',
      'const a = <p title="Hint">Word <code>name</code> <kbd>Esc</kbd> {t("menu")} <b>MUI X</b> <img alt={t("menu")} alt="" /></p>;',
    );
    expect(findOwnWords(source)).toEqual(['Hint', 'Word']);
  });
});
