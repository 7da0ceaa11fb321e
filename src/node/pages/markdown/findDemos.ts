import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { DemoSource } from '../../demos/demoSource';
import type { PlaygroundSource } from '../../demos/playgroundSource';
import type { Problem } from '../../base/problems/problem';
import { DIRECTIVES } from '../directives';
import { isBehind } from './isBehind';
import type { PageSource } from './loadPage';
import type { ParsedPage } from './parsePage';

const DEMO_FILE = /^([A-Z]\w*)\.tsx$/;
const DEMO_FOLDER = /^[A-Z]\w*$/;
const OTHER_STYLINGS = ['tailwind', 'css'] as const;

/** The modules in a folder of stylings; undefined without the one for MUI System or without any other. */
function findStylings(folder: string): Pick<DemoSource, 'file' | 'stylings'> | undefined {
  const toFile = (styling: string) => path.join(folder, `${styling}.tsx`);
  const others = OTHER_STYLINGS.filter((styling) => fs.existsSync(toFile(styling)));
  if (!fs.existsSync(toFile('system')) || others.length === 0) {
    return undefined;
  }
  return {
    file: toFile('system'),
    stylings: Object.fromEntries(others.map((styling) => [styling, toFile(styling)])),
  };
}

/** What the writer may have meant. */
function listDemos(directory: string): string {
  const names = fs
    .readdirSync(directory, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? DEMO_FOLDER.test(entry.name) : DEMO_FILE.test(entry.name)))
    .map(({ name }) => name);
  return names.toSorted().join(', ') || 'none';
}

/**
 * Finds the demos that a page shows.
 *
 * @param problems takes each `src` that names no demo in the page's folder, each shown twice, and titles
 * that two have. A translation
 * that is behind may name a demo that is gone: `createDemoBlock` says so in its place
 */
export function findDemos(
  { tree, frontMatter }: ParsedPage,
  source: PageSource,
  problems: Problem[],
): DemoSource[] {
  const demos = new Map<string, DemoSource>();
  /** Lines by title. */
  const titles = new Map<string, number | undefined>();
  visit(tree, 'leafDirective', (node) => {
    const src = node.attributes?.src;
    const shows = DIRECTIVES.get(node.name)?.shows;
    const isPlayground = shows === 'playground';
    if (!shows || !src) {
      return;
    }
    const report = (message: string) => {
      problems.push({ file: source.text.file, line: node.position?.start.line, message });
    };
    const title = node.attributes?.title;
    if (title && titles.has(title)) {
      report(
        `The title “${title}” is that of the demo on line ${titles.get(title)} too. It names the demo for screen readers: ` +
          'write what this one shows and the other does not.',
      );
    } else if (title) {
      titles.set(title, node.position?.start.line);
    }
    const name = DEMO_FILE.exec(src)?.[1] ?? DEMO_FOLDER.exec(src)?.[0];
    if (!name) {
      report(
        `The demo \`${src}\` is no file of a demo. Write the name of a .tsx beside the page: \`src="SortedRows.tsx"\`.`,
      );
      return;
    }
    const location = path.join(source.directory, src);
    if (!fs.existsSync(location)) {
      if (isBehind(source, frontMatter)) {
        return;
      }
      const names = listDemos(source.directory);
      report(`The demo \`${src}\` does not exist in data/${source.pageId}. There are: ${names}.`);
      return;
    }
    const modules: Pick<DemoSource, 'file' | 'stylings'> | undefined = fs.statSync(location).isDirectory()
      ? findStylings(location)
      : { file: location };
    if (!modules) {
      report(
        `The folder of the demo \`${src}\` needs \`system.tsx\` and at least one of \`tailwind.tsx\` and \`css.tsx\`.`,
      );
      return;
    }
    if (demos.has(name)) {
      report(`The demo \`${src}\` is twice in the page. Show it once and link to it.`);
      return;
    }
    if (isPlayground && modules.stylings) {
      report(`A prop playground has one styling. Write \`src="${name}.tsx"\`, the name of a file.`);
      return;
    }
    const demo: DemoSource = { pageId: source.pageId, name, ...modules };
    const playground: PlaygroundSource = { ...demo, isPlayground: true };
    demos.set(name, isPlayground ? playground : demo);
  });
  return [...demos.values()];
}
