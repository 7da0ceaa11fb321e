import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { TranslationTable } from '../../src/shared/languages/translate';
import editor from '../../translations/editor.json';
import editorZh from '../../translations/editor-zh.json';
import search from '../../translations/search.json';
import searchZh from '../../translations/search-zh.json';
import { checkTextTables } from '../../src/node/checks/checkTextTables';
import { formatProblem } from '../../src/node/base/problems/problem';
import { getBuildTranslations } from '../../src/node/base/texts/buildTranslations';
import { getTextFile, readTranslations } from '../../src/node/base/texts/readTexts';
import { listSources, parseSource, readSource } from '../architecture/readSources';
import { findKeys, type LookUp } from './findKeys';

/** The texts of a table by their whole key: `colorModes.dark`. */
function readTexts(table: TranslationTable, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value]] : [...readTexts(value, `${prefix}${name}.`)],
    ),
  );
}

const BUILD = getBuildTranslations();

const uses = findKeys(['src', 'pages'].flatMap(listSources));

/** Every key that the code asks for, with the place that does. */
function listUsedKeys(lookUp: LookUp): { file: string; line: number; key: string }[] {
  return uses
    .filter((use) => use.lookUp === lookUp)
    .flatMap(({ file, line, keys = [] }) => keys.map((key) => ({ file, line, key })));
}

const TABLES = [
  {
    name: 'pages and build',
    english: readTexts(BUILD.en!),
    chinese: readTexts(BUILD.zh!),
    used: listUsedKeys('t'),
  },
  { name: 'the search', english: readTexts(search), chinese: readTexts(searchZh), used: listUsedKeys('say') },
  {
    name: 'the editor',
    english: readTexts(editor),
    chinese: readTexts(editorZh),
    used: listUsedKeys('phrase'),
  },
];

describe.each(TABLES)('the translations of $name', ({ english, chinese, used }) => {
  it('have the same keys in every language, in the same order', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()]);
  });

  it('hold every key that the code asks for', () => {
    const missing = used.filter(({ key }) => !english.has(key));
    expect(missing).toEqual([]);
  });

  it('hold no key that nothing asks for', () => {
    const keys = new Set(used.map(({ key }) => key));
    expect([...english.keys()].filter((name) => !keys.has(name))).toEqual([]);
  });
});

describe('translations', () => {
  it.each(['interface', 'build', 'editor', 'palette', 'propPlayground', 'search'] as const)(
    'are complete in Chinese: the table %s',
    (table) => {
      const [english, chinese] = (['en', 'zh'] as const).map((language) => {
        const file = getTextFile(table, language);
        return { file, text: fs.readFileSync(file, 'utf8') };
      });
      expect(checkTextTables(english!, chinese!, true).map(formatProblem)).toEqual([]);
    },
  );

  it('are asked for by keys that the types list: of a template, a key for each member of a union', () => {
    const open = uses.filter(({ keys }) => keys === undefined).map(({ file, line }) => `${file}:${line}`);
    expect(open, 'Give what the key is built from a union type: `as const` for a list').toEqual([]);
  });

  it('hold what a page asks for in the tables that pages carry', () => {
    const carried = readTexts(readTranslations('interface').en!);
    const parts = new Map([
      ['src/client/palette-page', readTexts(readTranslations('interface', 'palette').en!)],
      ['src/client/prop-playground', readTexts(readTranslations('interface', 'propPlayground').en!)],
    ]);
    const missing = TABLES[0]!.used.filter(({ file, key }) => {
      const own = parts.get(path.dirname(file));
      return !file.startsWith('src/node') && !carried.has(key) && !own?.has(key);
    });
    expect(missing).toEqual([]);
  });
});

/** Attributes that a user sees or hears. */
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
