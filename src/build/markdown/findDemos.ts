import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DEFAULT_LANGUAGE } from '../../shared/languages';
import type { DemoSource } from '../demos/demoSource';
import type { Problem } from '../problem';
import type { PageSource } from './loadPage';

const DEMO_FILE = /^([A-Z]\w*)\.tsx$/;

/**
 * Finds the demos that a page shows.
 *
 * @param problems takes each `src` that names no demo in the page's folder, and each shown twice. A translation
 * may name a demo that is gone: `createDemoBlock` says so in its place, as the English page moved on (BEHAVIOUR 8)
 */
export function findDemos(tree: Root, source: PageSource, problems: Problem[]): DemoSource[] {
  const demos = new Map<string, DemoSource>();
  visit(tree, 'leafDirective', (node) => {
    const src = node.attributes?.src;
    if (node.name !== 'demo' || !src) {
      return;
    }
    const report = (message: string) => {
      problems.push({ file: source.text.file, line: node.position?.start.line, message });
    };
    const name = DEMO_FILE.exec(src)?.[1];
    if (!name) {
      report(
        `The demo \`${src}\` is no file of a demo. Write the name of a .tsx beside the page: \`src="SortedRows.tsx"\`.`,
      );
      return;
    }
    const file = path.join(source.directory, src);
    if (!fs.existsSync(file)) {
      if (source.contentLanguage !== DEFAULT_LANGUAGE) {
        return;
      }
      const names = fs
        .readdirSync(source.directory)
        .filter((entry) => DEMO_FILE.test(entry))
        .toSorted();
      report(
        `The demo \`${src}\` does not exist in data/${source.pageId}. There are: ${names.join(', ') || 'none'}.`,
      );
      return;
    }
    if (demos.has(name)) {
      report(`The demo \`${src}\` stands twice in the page. Show it once and link to it.`);
      return;
    }
    demos.set(name, { pageId: source.pageId, name, file });
  });
  return [...demos.values()];
}
