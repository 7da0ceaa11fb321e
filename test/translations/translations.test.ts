import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { TranslationTable } from '../../src/providers/language/translate';
import { translations } from '../../translations';
import { listSources, readSource, visitNodes } from '../architecture/readSources';

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

/** The expressions that name a key: the argument of `t(…)`, the value of `data-label`. */
function findKeyExpression(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
    return node.arguments[0];
  }
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === 'data-label') {
    return node.initializer;
  }
  return undefined;
}

/** Every key that the code asks for, with the file that does. */
function readUsedKeys(): { file: string; key: string }[] {
  const used: { file: string; key: string }[] = [];
  for (const file of ['src', 'pages'].flatMap(listSources)) {
    visitNodes(readSource(file), (node) => {
      const key = readKey(findKeyExpression(node));
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

const ENGLISH = readTexts(translations.en);
const CHINESE = readTexts(translations.zh);
const USED = readUsedKeys();

describe('translations', () => {
  it('have the same keys in every language, in the same order', () => {
    expect([...CHINESE.keys()]).toEqual([...ENGLISH.keys()]);
  });

  it('have the same placeholders in every language', () => {
    const differing = [...ENGLISH].filter(
      ([key, text]) => String(readPlaceholders(text)) !== String(readPlaceholders(CHINESE.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  it('have no empty text', () => {
    const empty = [ENGLISH, CHINESE].flatMap((texts) => [...texts].filter(([, text]) => text.trim() === ''));
    expect(empty).toEqual([]);
  });

  it('hold every key that the code asks for', () => {
    const missing = USED.filter(({ key }) => ![...ENGLISH.keys()].some((name) => matches(name, key)));
    expect(missing).toEqual([]);
  });

  it('hold no key that nothing asks for', () => {
    const unused = [...ENGLISH.keys()].filter((name) => !USED.some(({ key }) => matches(name, key)));
    expect(unused).toEqual([]);
  });
});
