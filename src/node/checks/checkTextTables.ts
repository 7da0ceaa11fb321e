import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml';
import { findNearest } from '../base/problems/findNearest';
import type { SourceFile } from '../base/problems/findQuoted';
import type { Problem } from '../base/problems/problem';

/** A text of a table, by its whole key: `colorModes.dark`. */
interface TableText {
  text: string;
  line: number;
}

/** Reads a table of texts: JSON is YAML, whose parser knows lines. */
function readTable({ text }: SourceFile): Map<string, TableText> {
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  const texts = new Map<string, TableText>();
  const visit = (pairs: readonly Pair[], prefix: string) => {
    for (const { key, value } of pairs) {
      if (!isScalar(key)) {
        continue;
      }
      const name = prefix + String(key.value);
      if (isMap(value)) {
        visit(value.items as Pair[], `${name}.`);
      } else if (isScalar(value)) {
        texts.set(name, { text: String(value.value), line: counter.linePos(key.range?.[0] ?? 0).line });
      }
    }
  };
  visit(isMap(contents) ? (contents.items as Pair[]) : [], '');
  return texts;
}

function readPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
}

/** A value in single braces, which nothing fills in. */
const UNFILLED = /(?<!\{)\{\w+\}(?!\})/;

function listNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ') || 'none';
}

/**
 * Compares a table of texts with its English original: a text that is empty, that has a value in single braces, that no code asks for under its key, or
 * that lacks a value which the code fills in.
 *
 * @param complete also reports the texts that the translation lacks, at the line of the original
 */
export function checkTextTables(english: SourceFile, translation: SourceFile, complete = false): Problem[] {
  const originals = readTable(english);
  const translated = readTable(translation);
  const problems: Problem[] = [];
  for (const [file, texts] of [
    [english.file, originals],
    [translation.file, translated],
  ] as const) {
    for (const [key, { text, line }] of texts) {
      if (text.trim() === '') {
        problems.push({ file, line, message: `\`${key}\` is empty. Write a text, or delete the key.` });
      }
      const [unfilled] = UNFILLED.exec(text) ?? [];
      if (unfilled) {
        problems.push({ file, line, message: `\`${key}\` has \`${unfilled}\`. Write \`{${unfilled}}\`.` });
      }
    }
  }
  for (const [key, { text, line }] of translated) {
    const original = originals.get(key);
    if (!original) {
      const nearest = findNearest(key, originals.keys());
      const message = `${english.file} has no \`${key}\`. Did you mean \`${nearest}\`? Else delete it.`;
      problems.push({ file: translation.file, line, message });
      continue;
    }
    const [wanted, found] = [readPlaceholders(original.text), readPlaceholders(text)];
    if (String(wanted) !== String(found)) {
      const message =
        `\`${key}\` has the values ${listNames(found)}, its original in ${english.file}:${original.line} ` +
        `${listNames(wanted)}. Use the same.`;
      problems.push({ file: translation.file, line, message });
    }
  }
  for (const [key, { line }] of complete ? originals : []) {
    if (!translated.has(key)) {
      const message = `${translation.file} has no \`${key}\`. Translate it at the same place.`;
      problems.push({ file: english.file, line, message });
    }
  }
  return problems;
}
