import { isScalar } from 'yaml';
import { findNearest } from '../../base/problems/findNearest';
import { openYaml } from '../../base/problems/openYaml';
import type { Problem } from '../../base/problems/problem';
import { parseMapValue, type MapValue } from './parseMapValue';

export interface MapEntry {
  value: MapValue;
  /** In the file of the map. */
  line: number;
}

/** The parts of a map, in their order. */
const MAP_PARTS = ['ids', 'renamed', 'names'] as const;

type MapPart = (typeof MAP_PARTS)[number];

/** Where the subjects of an earlier page are now. */
export interface PageMap extends Record<MapPart, ReadonlyMap<string, MapEntry>> {
  /** Relative to the project. */
  file: string;
}

const SHAPE = 'Write `ids:`, `renamed:` or `names:`, and below it a line for each: `old-id: new-id`.';

/** `'data/charts/bars/bars.md' -> 'data/charts/bars/bars.anchors.yaml'` */
export function pageToMapFile(file: string): string {
  return file.replace(/(\.\w+)?\.md$/, '.anchors.yaml');
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
  const map = { ...createEmptyMap(file), ids: new Map(), renamed: new Map(), names: new Map() };
  const yaml = openYaml({ file, text }, problems);
  if (!yaml) {
    return map;
  }
  const { contents, getLine, listEntries, report } = yaml;
  const parts = listEntries(contents);
  if (!parts) {
    report(getLine(contents), `This is no map. ${SHAPE}`);
    return map;
  }
  for (const { key: name, line, value } of parts) {
    const part = MAP_PARTS.find((known) => known === name);
    const items = listEntries(value);
    if (!part) {
      report(line, `Unknown part \`${name}\`. Did you mean \`${findNearest(name, MAP_PARTS)}\`?`);
    } else if (!items) {
      report(line, `\`${part}\` is empty. ${SHAPE}`);
    } else {
      for (const item of items) {
        const found = isScalar(item.value) ? String(item.value.value) : '';
        if (item.key === '' || found.trim() === '') {
          report(item.line, `\`${item.key}\` has no value. ${SHAPE}`);
        } else {
          map[part].set(item.key, { value: parseMapValue(found), line: item.line });
        }
      }
    }
  }
  return map;
}
