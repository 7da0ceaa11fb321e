import { isMap, isScalar, LineCounter, parseDocument, type Node, type ParsedNode } from 'yaml';
import type { Problem } from './problem';

/** A key of a YAML file with its value; absent for an empty one. */
interface YamlEntry {
  key: string;
  line: number;
  value: Node | null;
}

/** A YAML file whose parts know their line. */
interface OpenYaml {
  contents: Node | null;
  getLine: (node: Node | null) => number;
  report: (line: number, message: string) => void;
  /** The entries of a map; undefined for what is none. */
  listEntries: (node: Node | null) => YamlEntry[] | undefined;
}

/**
 * Reads a YAML file in which every scalar is text: an id may be `null` or `1`.
 *
 * @param problems takes what is no YAML, with file and line, and what the caller reports
 * @returns undefined for what is no YAML
 */
export function openYaml(
  { file, text }: { file: string; text: string },
  problems: Problem[],
): OpenYaml | undefined {
  const counter = new LineCounter();
  const document = parseDocument<ParsedNode>(text, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
    schema: 'failsafe',
  });
  const toLine = (offset = 0) => counter.linePos(offset).line || 1;
  const getLine = (node: Node | null) => toLine(node?.range?.[0]);
  const report = (line: number, message: string) => {
    problems.push({ file, line, message });
  };
  for (const { pos, message } of document.errors) {
    report(toLine(pos[0]), `${message}. Put a text with \`:\`, \`#\` or quotes between quotes.`);
  }
  const listEntries = (node: Node | null) =>
    isMap<Node, Node | null>(node)
      ? node.items.map(({ key, value }) => ({
          key: isScalar(key) ? String(key.value) : '',
          line: getLine(key),
          value,
        }))
      : undefined;
  return document.errors.length > 0
    ? undefined
    : { contents: document.contents, getLine, report, listEntries };
}
