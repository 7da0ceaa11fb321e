import path from 'node:path';
import { findPageFences } from '../../../../src/node/checks/snippets/findFences';
import type { Fence } from '../../../../src/node/base/code/fence';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

export const FILE = 'data/tree-view/shelves/shelves.md';

const FRONT_MATTER = [
  '---',
  'title: Shelves',
  'description: Shelves.',
  "packages: ['@mui/x-tree-view']",
  '---',
];

/** A page of the given lines; the first is on line 6 of its file. */
export function createPage(...lines: string[]): string {
  return [...FRONT_MATTER, ...lines].join('\n');
}

/** The fences of a page that is in the given folder, by default in one that does not exist. */
export function findIn(markdown: string, directory = path.join(PROJECT, 'data/tree-view/shelves')): Fence[] {
  return findPageFences({ text: { file: FILE, markdown }, directory });
}

/** A fence with the given lines of code: `fence('tsx', 'const a = 1;')`. */
export function fence(info: string, ...code: string[]): string {
  return ['```' + info, ...code, '```'].join('\n');
}
