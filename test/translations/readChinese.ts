import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { TranslationTable } from '../../src/shared/translate';
import { listSources, readSource, visitNodes } from '../architecture/readSources';

/** A text that Chinese readers see, and where it is written. */
export interface ChineseText {
  /** `data/charts/overview/overview.zh.md:12`, `translations/zh.json: menu` */
  place: string;
  text: string;
}

const PROJECT = path.resolve(import.meta.dirname, '../..');

const CHINESE = /\p{Script=Han}/u;

/** The files of the Chinese pages: `['data/charts/overview/overview.zh.md', …]`. */
function listChinesePages(): string[] {
  return fs
    .readdirSync(path.join(PROJECT, 'data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.zh.md'))
    .map((file) => path.join('data', file))
    .toSorted();
}

function readFile(file: string): string {
  return fs.readFileSync(path.join(PROJECT, file), 'utf8');
}

/** The lines of the Chinese pages. */
function readPages(): ChineseText[] {
  return listChinesePages().flatMap((file) =>
    readFile(file)
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
  );
}

/** The texts of a table in `translations/`. */
function readTable(file: string): ChineseText[] {
  const readTexts = (table: TranslationTable, prefix: string): ChineseText[] =>
    Object.entries(table).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [{ place: `${file}: ${prefix}${name}`, text: value }]
        : readTexts(value, `${prefix}${name}.`),
    );
  return readTexts(JSON.parse(readFile(file)) as TranslationTable, '');
}

/** The strings of the records that writers edit: menu, features, sentences on the API, messages; not what readers type. */
function readRecords(): ChineseText[] {
  return listSources('data')
    .filter((file) => file.endsWith('.ts') && !file.startsWith('data/search/'))
    .flatMap((file) => {
      const texts: ChineseText[] = [];
      visitNodes(readSource(file), (node) => {
        if (ts.isStringLiteralLike(node)) {
          texts.push({ place: file, text: node.text });
        }
      });
      return texts;
    });
}

/** Everything that is written in Chinese: pages, texts of the interface, titles, strings of records. */
export function readChinese(): ChineseText[] {
  return [
    ...readPages(),
    ...readTable('translations/zh.json'),
    ...readTable('translations/build-zh.json'),
    ...readTable('translations/palette-zh.json'),
    ...readTable('translations/search-zh.json'),
    ...readTable('translations/titles-zh.json'),
    ...readTable('translations/apiGroups-zh.json'),
    ...readTable('translations/pages-zh.json'),
    ...readRecords(),
  ].filter(({ text }) => CHINESE.test(text));
}
