import { isMap, isScalar, LineCounter, parseDocument, type Node } from 'yaml';
import { findNearest } from '../problems/findNearest';
import type { Problem } from '../problems/problem';
import { parseMapValue, type MapValue } from './parseMapValue';

export interface MapEntry {
  value: MapValue;
  /** In the file of the map. */
  line: number;
}

/** The parts of a map, in their order. */
export const MAP_PARTS = ['ids', 'renamed', 'names'] as const;

export type MapPart = (typeof MAP_PARTS)[number];

/** Where the subjects of an earlier page are now. */
export interface PageMap extends Record<MapPart, ReadonlyMap<string, MapEntry>> {
  /** Relative to the project. */
  file: string;
}

const SHAPE = 'Write `ids:`, `renamed:` or `names:`, and below it a line for each: `old-id: new-id`.';

/** `'data/charts/bars/bars.md' -> 'data/charts/bars/bars.parity.yaml'` */
export function pageToMapFile(file: string): string {
  return file.replace(/(\.\w+)?\.md$/, '.parity.yaml');
}

/** The map of a page that has none. */
export function createEmptyMap(file: string): PageMap {
  return { file, ids: new Map(), renamed: new Map(), names: new Map() };
}

/**
 * Reads the map of a page.
 *
 * @param text YAML
 * @param problems takes what is no map, with file and line
 */
export function parsePageMap({ file, text }: { file: string; text: string }, problems: Problem[]): PageMap {
  const counter = new LineCounter();
  // Every scalar is text: an id may be `null` or `1`.
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
    schema: 'failsafe',
  });
  const getLine = (offset = 0) => counter.linePos(offset).line || 1;
  const report = (offset: number | undefined, message: string) => {
    problems.push({ file, line: getLine(offset), message });
  };
  for (const { pos, message } of document.errors) {
    report(pos[0], `${message}. Put a text with \`:\`, \`#\` or quotes between quotes.`);
  }
  const map = { ...createEmptyMap(file), ids: new Map(), renamed: new Map(), names: new Map() };
  if (document.errors.length > 0) {
    return map;
  }
  const { contents } = document;
  if (!isMap<Node, Node | null>(contents)) {
    report(contents?.range?.[0], `This is no map. ${SHAPE}`);
    return map;
  }
  for (const { key, value } of contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const part = MAP_PARTS.find((known) => known === name);
    if (!part) {
      report(key.range?.[0], `Unknown part \`${name}\`. Did you mean \`${findNearest(name, MAP_PARTS)}\`?`);
    } else if (!isMap<Node, Node | null>(value)) {
      report(key.range?.[0], `\`${part}\` is empty. ${SHAPE}`);
    } else {
      for (const item of value.items) {
        const old = isScalar(item.key) ? String(item.key.value) : '';
        const found = isScalar(item.value) ? String(item.value.value) : '';
        if (old === '' || found.trim() === '') {
          report(item.key.range?.[0], `\`${old}\` has no value. ${SHAPE}`);
        } else {
          map[part].set(old, { value: parseMapValue(found), line: getLine(item.key.range?.[0]) });
        }
      }
    }
  }
  return map;
}
